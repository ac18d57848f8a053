import { mount } from 'svelte';
import App from './App.svelte';
import { installWorker } from './net/install';
import { settings } from './state/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/stages.css';
import './styles/popup.css';
import './styles/editions.css';
import './styles/landing.css';
import './styles/lobby.css';
import './styles/end.css';
import './styles/phone.css';
import './styles/more.css';

settings.apply();
installWorker();
mount(App, { target: document.getElementById('app')! });
