// The core, whose files are loaded when it is first asked for.
import type { Core, StudyCore } from './core';

export async function loadCore(): Promise<Core> {
  const { core } = await import('./core');
  return core();
}

export async function loadStudyCore(): Promise<StudyCore> {
  const { studyCore } = await import('./core');
  return studyCore();
}
