// The link in the letter that asks for a contact to be confirmed (decision D36). Its code is signed, so that whoever
// follows it is told from whoever guesses six digits, and needs no session.
import { readSigned, signed } from '../at-rest/secret.ts';

const PURPOSE = 'confirmation link';

interface Linked {
  playerId: number;
  contact: string;
  code: string;
}

export function confirmationLink(
  { playerId, contact, code }: Linked,
  { secret, origin }: { secret: Buffer; origin: string },
): string {
  const query = new URLSearchParams({
    contact,
    code: signed(secret, PURPOSE, [playerId, contact, code].join('\n')),
  });
  return `${origin}/confirmation?${query}`;
}

/** Undefined for a code that was typed, or that we did not sign. */
export function readLinkedCode(secret: Buffer, text: string): Linked | undefined {
  const [playerId, contact, code] = readSigned(secret, PURPOSE, text)?.split('\n') ?? [];
  return playerId === undefined || contact === undefined || code === undefined
    ? undefined
    : { playerId: Number(playerId), contact, code };
}
