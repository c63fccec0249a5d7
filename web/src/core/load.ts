// The core, whose files are loaded when it is first asked for.
import type { Core } from './core';

export async function loadCore(): Promise<Core> {
  const { core } = await import('./core');
  return core();
}
