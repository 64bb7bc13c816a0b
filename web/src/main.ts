import './styles/fonts.css';
import './styles/base.css';
import './styles/table.css';
import { mount } from 'svelte';

import App from './App.svelte';
import { startLanguage } from './i18n/i18n.svelte';
import { settings } from './ui/settings.svelte';

settings.apply();
await startLanguage(settings.lang);
mount(App, { target: document.getElementById('app')! });

// Installed as an app, or with the server gone, the page still says what is the matter.
function installWorker() {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') installWorker();
  else addEventListener('load', installWorker);
}
