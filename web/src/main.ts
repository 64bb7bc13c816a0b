import './styles/fonts.css';
import './styles/base.css';
import { mount } from 'svelte';

import App from './App.svelte';
import { startLanguage } from './i18n/i18n.svelte';
import { settings } from './ui/settings.svelte';

settings.apply();
await startLanguage(settings.lang);
mount(App, { target: document.getElementById('app')! });
