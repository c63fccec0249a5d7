// What is said aloud by a screen reader: moves, refusals, results.
const said = $state({ text: '', even: false });

/** Says a sentence; the same sentence twice is said twice. */
export function announce(text: string): void {
  said.text = text;
  said.even = !said.even;
}

export function announced(): { text: string; even: boolean } {
  return said;
}
