// The name that a player gives themselves for online games. The server has the same rule.

/** A name as it is sent; `null` if it is none. An empty one is no name, and allowed. */
export function checkName(text: string): string | null {
  const name = text.trim().normalize('NFC');
  return name === '' || /^\p{L}[\p{L}\p{M}]{1,19}$/u.test(name) ? name : null;
}
