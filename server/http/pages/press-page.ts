// Cuts a rendered page where something else stands in each sending, and presses the pieces so that it can be laid into
// the pressed bytes as well.
//
// A nonce always has the same length. Every piece is deflated against what stands before it, with zeros in the nonce's
// place: no page has a zero in it, so no piece refers back into a nonce, and any nonce of that length fits.
//
// What a player alone sees (a *hole* of the page they share) has any length, so nothing may refer back across it: the
// piece after it is deflated as if the page began there.
import { constants, deflateRawSync } from 'node:zlib';

/** 16 random bytes in base64. */
export const NONCE_LENGTH = 24;

const WINDOW_BYTES = 32 * 1024;
const gap = Buffer.alloc(NONCE_LENGTH);

export type Hole = 'corner' | 'player';
export type Slot = 'nonce' | Hole;

/** What stands in the text of a page where a slot is to be. */
export interface Marks {
  nonce: string;
  holes?: Readonly<Record<Hole, string>> | undefined;
}

export interface PressedPage {
  /** One more than slots: a slot stands between two of them. */
  pieces: Uint8Array[];
  pressed: Uint8Array[];
  slots: Slot[];
}

/** A page for many is worth every effort, one for a single sending is not. */
export type PressLevel = 4 | 9;

export function pressPage(text: string, { nonce, holes }: Marks, level: PressLevel): PressedPage {
  const slotOf = new Map<string, Slot>([
    [nonce, 'nonce'],
    ...Object.entries(holes ?? {}).map(([hole, mark]) => [mark, hole as Hole] as const),
  ]);
  // A browser reads a zero in HTML as this sign, too.
  const parts = text.replaceAll('\0', '\ufffd').split(splitter([...slotOf.keys()]));
  const pieces = parts.filter((_, at) => at % 2 === 0).map((piece) => Buffer.from(piece));
  const slots = parts.filter((_, at) => at % 2 === 1).map((mark) => slotOf.get(mark)!);
  return { pieces, slots, pressed: pressPieces(pieces, slots, level) };
}

const splitter = (marks: readonly string[]) =>
  new RegExp(`(${marks.map((mark) => mark.replaceAll(/\W/g, '\\$&')).join('|')})`);

function pressPieces(pieces: readonly Buffer[], slots: readonly Slot[], level: number): Buffer[] {
  let before: Buffer = Buffer.alloc(0);
  return pieces.map((piece, at) => {
    if (at > 0) before = slots[at - 1] === 'nonce' ? Buffer.concat([before, gap]) : Buffer.alloc(0);
    const dictionary = before.subarray(-WINDOW_BYTES);
    before = Buffer.concat([dictionary, piece]);
    return deflateRawSync(piece, {
      level,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 && { dictionary }),
    });
  });
}
