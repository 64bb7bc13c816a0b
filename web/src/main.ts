import { mount } from 'svelte';

import App from './App.svelte';
import { startLanguage } from './i18n/i18n.svelte';
import { settings } from './state/settings.svelte';

settings.apply();
await startLanguage(settings.lang);
mount(App, { target: document.getElementById('app')! });

// Installed as an app, or with the server gone, the page still says what is the matter.
function installWorker() {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
// Not before the page is there: whoever came wants to play first.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(installWorker, 1_000);
