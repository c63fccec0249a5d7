// The title of the page where a screen knows more than its name: the game, whose turn it is.
let own = $state<string | null>(null);

/** Gives the page a title as long as the calling component lives. */
export function titled(text: () => string | null): void {
  $effect(() => {
    own = text();
    return () => (own = null);
  });
}

export function ownTitle(): string | null {
  return own;
}
