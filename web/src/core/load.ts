// The core, whose files are loaded when it is first asked for.
import type { Core, PuzzleCore, StudyCore } from './core';

export async function loadCore(): Promise<Core> {
  const { core } = await import('./core');
  return core();
}

export async function loadStudyCore(): Promise<StudyCore> {
  const { studyCore } = await import('./core');
  return studyCore();
}

export async function loadPuzzleCore(): Promise<PuzzleCore> {
  const { puzzleCore } = await import('./core');
  return puzzleCore();
}
