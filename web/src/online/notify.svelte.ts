// Notifications of the open page, where the person has allowed them.

/** Whether they can be asked for. Plain http has none. */
function canAsk(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext && Notification.permission === 'default';
}

let askable = $state(canAsk());

/** Whether a button should offer them. */
export const offersNotices = (): boolean => askable;

/** Asks for the permission; only after a tap. */
export async function askToNotify(): Promise<void> {
  try {
    await Notification.requestPermission();
  } finally {
    askable = canAsk();
  }
}

/** Opens the game of a notification that was tapped, when the service worker says so. */
export function openPlaces(): void {
  globalThis.navigator?.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ place?: unknown }>) => {
      if (typeof data.place === 'string') location.hash = data.place;
    },
  );
}

/** Notifies the user while the page is hidden. `place`: the address of the game, which a click opens. */
export async function notify(title: string, body: string, place = location.hash): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  const options = { body, tag: place, icon: 'icon-192.png', data: { place } };
  try {
    // On a phone only a service worker may show one. A tap on it comes back as a message: see `openPlaces`.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return await worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      location.hash = place;
      shown.close();
    };
  } catch {
    // The title and the sound say the same.
  }
}
