// The hash of a position by which page and server notice that they differ.

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = 0xffffffffffffffffn;

/** FNV-1a with 64 bits of a text in UTF-8, as 16 hexadecimal digits. */
export function fnv(text: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * PRIME) & MASK;
  return hash.toString(16).padStart(16, '0');
}

/** The hash of a position after a number of turns. */
export const positionHash = (position: string, ply: number): string => fnv(`${position} ${ply}`);
