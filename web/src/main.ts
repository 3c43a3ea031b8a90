import { mount } from 'svelte'
import '$/look'
import App from './shell/App.svelte'

// For the page without a network, and for nothing else (public/sw.js).
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}

mount(App, { target: document.getElementById('app') as HTMLElement })
