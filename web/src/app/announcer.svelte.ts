// Announcements for screen readers: moves, refusals, results.
const said = $state({ text: '', even: false });

/** Announces a sentence. `even` flips each time, so that a repeated sentence is announced again. */
export function announce(text: string): void {
  said.text = text;
  said.even = !said.even;
}

export function announced(): { text: string; even: boolean } {
  return said;
}
