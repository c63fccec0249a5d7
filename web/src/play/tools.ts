// The tools that every table has.
import { t } from '../app/i18n.svelte';
import { set, settings } from '../app/state.svelte';
import type { TableSession } from './tableSession.svelte';
import type { Tool } from './Toolbar.svelte';

type Ask<What> = (what: What) => void;

/** How the game is seen and heard. */
export const viewTools = (session: TableSession): Tool[] => [
  { id: 'flip', icon: 'flip', text: t('play-flip'), act: () => session.flip() },
  {
    id: 'sound',
    icon: settings.sound ? 'sound' : 'mute',
    text: t('settings-sound'),
    act: () => set({ sound: !settings.sound }),
    pressed: settings.sound,
  },
];

export const resignTool = (session: TableSession, ask: Ask<'resign'>): Tool => ({
  id: 'resign',
  icon: 'resign',
  text: t('play-resign'),
  act: () => ask('resign'),
  off: session.over,
});

export const listTool = (ask: Ask<'lists'>): Tool => ({
  id: 'list',
  icon: 'list',
  text: t('play-lists'),
  act: () => ask('lists'),
});

export const typeTool = (session: TableSession, ask: Ask<'type'>): Tool => ({
  id: 'type',
  icon: 'edit',
  text: t('play-type'),
  act: () => ask('type'),
  off: session.over,
});

export const rulesTool = (ask: Ask<'rules'>): Tool => ({
  id: 'rules',
  icon: 'rules',
  text: t('new-rules'),
  act: () => ask('rules'),
});

/** On a phone the switch of the view is in the menu, where it leaves the prompt its place. */
export const slantTools = (session: TableSession): Tool[] =>
  session.board.slants
    ? [
        {
          id: 'slant-tool',
          icon: 'slant',
          text: t('settings-slanted'),
          act: () => set({ slanted: !settings.slanted }),
          pressed: settings.slanted,
        },
      ]
    : [];

export const keysTool = (ask: Ask<'keys'>): Tool => ({
  id: 'keys',
  icon: 'keys',
  text: t('play-keys'),
  act: () => ask('keys'),
});
