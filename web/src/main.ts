import { mount } from 'svelte'
import '$/look'
import App from './shell/App.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
