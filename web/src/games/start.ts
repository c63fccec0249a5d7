// The options of a game before it begins, beyond the numbers that the core offers.
import type { Component, Snippet } from 'svelte';
import type { PlainKey } from '../app/message';
import type { StartWish } from '../core/types';
import { bySomeGames } from './list';

/** The part of `StartWish` that differs from game to game. */
export type OwnWish = Omit<StartWish, 'game' | 'nearest'>;

export interface StartChoice {
  /** The request to the core, with these numbers. */
  wish(numbers: Record<string, number>): OwnWish;
  /** The message that says what is wrong. */
  readonly problem: PlainKey | null;
  /** A number was changed: drop what contradicts it. */
  reset(): void;
}

export type StartOptions = {
  choice: StartChoice;
  /** Whether all numbers are as usual. */
  usual: boolean;
  problem: string | null;
  /** The code of the board that was made. */
  made: string;
  /** The sliders for the numbers. */
  children: Snippet;
};

/** `begin` makes the choice that `Options` then shows and changes. */
type StartPart = { begin(usual: boolean): StartChoice; Options: Component<StartOptions> };

export const startParts = bySomeGames(import.meta.glob<StartPart>('./*/start.ts', { eager: true }));
