// Whether the server of this page is a game server. Elsewhere online play is not offered.

let asked: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  if (!navigator.onLine) {
    asked = undefined;
    return false;
  }
  try {
    const answer = await fetch('api/online', { cache: 'no-store' });
    const value: unknown = await answer.json();
    return answer.ok && (value as { online?: unknown }).online === true;
  } catch {
    asked = undefined;
    return false;
  }
}

/** Asked once; again if the server could not be reached. */
export const onlineOffered = (): Promise<boolean> => (asked ??= ask());
