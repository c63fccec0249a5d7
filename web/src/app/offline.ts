// Lets the page work with the network off, once it has been seen.

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it the page works all the same, only not offline.
    navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  });
}
