// The followed games of this page, made when the first screen or the bar of calls asks for them.
import { announce } from '../app/announcer.svelte';
import { countCalls, follow, noteSaved } from '../app/calls.svelte';
import { t } from '../app/i18n.svelte';
import { href } from '../app/router';
import { sound } from '../app/sound';
import { storage } from '../app/state.svelte';
import { preview, refused } from './api';
import { showCalls } from './callList.svelte';
import { callWords } from './calls';
import { browser } from './connection';
import { FollowedGames, type ShownCall } from './followed';
import { notify, openPlaces } from './notify.svelte';
import type { Engine } from './saved';
import { onSeats } from './seats';
import { newSecret } from './secret';
import { takePart } from './speaker';

let made: FollowedGames | null = null;
let isSpeaker: () => boolean = () => true;

/** Whether this tab speaks for the online games. */
export const speaks = (): boolean => isSpeaker();

let dismissOthers: () => void = () => undefined;

/** The player does not want to see the new calls now. */
export function dismissCalls(): void {
  if (speaks()) made?.dismiss();
  else dismissOthers();
}

export function followedGames(engine: Engine): FollowedGames {
  if (made) return made;
  follow();
  /** What the tab that speaks has sent to the others. */
  let sent: readonly ShownCall[] = [];
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tessera.calls');
  const list = (calls: readonly ShownCall[]) => {
    const others = calls.filter(({ id }) => !games.isHeld(id));
    showCalls(others);
    countCalls(others.length);
  };
  dismissOthers = () => list((sent = sent.map((call) => ({ ...call, isNew: false }))));
  const games: FollowedGames = new FollowedGames({
    engine,
    storage,
    network: browser,
    speaks,
    show(calls) {
      if (!speaks()) return list(sent);
      sent = calls;
      list(calls);
      channel?.postMessage(calls);
    },
    signal(call) {
      const text = t(callWords(call));
      sound('call');
      announce(text);
      void notify(t('game-name', { game: call.game }), text, href('online', call.id));
    },
    saved: noteSaved,
    async isMissing(id) {
      const found = await preview(id);
      return refused(found) && found.refused === 'not-found';
    },
  });
  made = games;
  const speaker = takePart(storage, newSecret(), () => games.scan());
  isSpeaker = () => speaker.speaks;
  onSeats(() => games.scan());
  channel?.addEventListener('message', ({ data }: MessageEvent<readonly ShownCall[] | null>) => {
    if (data === null && speaks()) games.show();
    else if (data && !speaks()) list((sent = data));
  });
  if (!speaks()) channel?.postMessage(null);
  openPlaces();
  const wake = () => games.wake();
  for (const event of ['online', 'offline', 'pageshow', 'focus']) addEventListener(event, wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  addEventListener('storage', ({ key }) => {
    // Another tab has taken or given up a seat, or ended a game.
    if (key === null || key.startsWith('tessera.seat.') || key.startsWith('tessera.game.')) games.scan();
  });
  games.scan();
  return games;
}
