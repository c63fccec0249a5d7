// The entry point of the page.
import { mount } from 'svelte';
import 'virtual:themes.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import './styles/button.css';
import './styles/board.css';
import './games/accents';
import App from './app/App.svelte';
import { speak } from './app/i18n.svelte';
import { keepOffline } from './app/offline';
import { route } from './app/route.svelte';
import { load } from './app/screens';
import { language } from './app/state.svelte';

const target = document.getElementById('app');
if (target) {
  const { screen } = route();
  const component = load(screen).catch(() => null);
  void Promise.all([component, speak(language())]).then(([first]) => {
    mount(App, { target, props: { first: first && { screen, component: first } } });
  });
  keepOffline();
}
