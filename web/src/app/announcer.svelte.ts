// Announcements for screen readers: moves, refusals, results.
const said = $state({ text: '', even: false });

/** Announces a sentence. `even` flips each time, so that a repeated sentence is announced again. */
export function announce(text: string): void {
  said.text = text;
  said.even = !said.even;
}

/** Sentences one after the other; a text without a stop gets one, so that a voice pauses there. */
export function sentences(texts: readonly string[]): string {
  const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
  return texts
    .filter((text) => text !== '')
    .map(ended)
    .join(' ');
}

export function announced(): { text: string; even: boolean } {
  return said;
}
