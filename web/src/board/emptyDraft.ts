// A turn of which nothing has been done.
import type { Draft, Words } from '../core/types';

export function emptyDraft(asks: Words): Draft {
  return {
    events: [],
    actions: [],
    complete: false,
    finished: false,
    parts: [],
    asks,
    lit: [],
    choices: [],
    ghosts: [],
    hides: [],
    signs: [],
    remarks: [],
    marks: [],
    notes: [],
    heard: [],
    cells: [],
    refused: null,
    canRotate: false,
  };
}
