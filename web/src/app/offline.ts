// Lets the page work offline after the first visit.

import { threads } from '../core/glue';

/** The page is idle after this many milliseconds without a download, a tap or a key. */
const QUIET = 4000;

/** Resolves when the page is idle. */
function idle(): Promise<void> {
  return new Promise((done) => {
    const inputs = ['pointerdown', 'keydown'];
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        loading.disconnect();
        for (const input of inputs) removeEventListener(input, wait, true);
        done();
      }, QUIET);
    };
    const loading = new PerformanceObserver(wait);
    loading.observe({ type: 'resource' });
    for (const input of inputs) addEventListener(input, wait, true);
    wait();
  });
}

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', async () => {
    // The service worker fetches everything: a first visit must not wait for that.
    await idle();
    // Without a service worker the page works, only not offline. It caches the module that is used here.
    navigator.serviceWorker.register(threads > 1 ? './sw.js?threads' : './sw.js').catch(() => undefined);
  });
}
