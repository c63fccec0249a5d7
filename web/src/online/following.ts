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
import { FollowedGames } from './followed';
import { notify } from './notify.svelte';
import type { Engine } from './saved';
import { onSeats } from './seats';
import { newSecret } from './secret';
import { takePart } from './speaker';

let made: FollowedGames | null = null;
let isSpeaker: () => boolean = () => true;

/** Whether this tab speaks for the online games. */
export const speaks = (): boolean => isSpeaker();

export function followedGames(engine: Engine): FollowedGames {
  if (made) return made;
  follow();
  const games = new FollowedGames({
    engine,
    storage,
    network: browser,
    speaks,
    show(calls) {
      showCalls(calls);
      countCalls(calls.length);
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
