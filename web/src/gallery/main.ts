import { mount } from 'svelte'
import '$/look'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app') as HTMLElement })
