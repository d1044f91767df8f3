// A page finished once and sent to many: its pieces as they are and pressed (see press-page.ts), and in each sending
// between them a nonce of its own and, in a page that players share, what is theirs alone.
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { type Hole, NONCE_LENGTH, type PressedPage, type Slot } from './press-page.ts';

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** A block of bytes as they are: its length, and the same with every bit turned. */
const storedHead = Buffer.from([0, NONCE_LENGTH, 0, 255 - NONCE_LENGTH, 255]);
const lastBlock = Buffer.from([1, 0, 0, 255, 255]);

/** What it takes to keep a page, however short it is. */
const KEPT_BYTES = 1024;

/** What is laid into one sending. */
export interface Laid {
  nonce: string;
  holes?: Readonly<Record<Hole, string>> | undefined;
}

export class FinishedPage {
  readonly status: number;
  readonly bytes: number;
  #page: PressedPage;

  constructor(status: number, page: PressedPage) {
    this.status = status;
    this.#page = page;
    this.bytes = [...page.pieces, ...page.pressed].reduce((sum, piece) => sum + piece.length, KEPT_BYTES);
  }

  get hasHoles(): boolean {
    return this.#page.slots.some((slot) => slot !== 'nonce');
  }

  plain(laid: Laid): Buffer {
    const { pieces, slots } = this.#page;
    const inSlot = layer(laid);
    return Buffer.concat(
      pieces.flatMap((piece, at) => (at === 0 ? [piece] : [inSlot(slots[at - 1]!), piece])),
    );
  }

  gzipped(laid: Laid): Buffer {
    const { pieces, pressed, slots } = this.#page;
    const inSlot = layer(laid);
    const body: Uint8Array[] = [gzipHead];
    let sum = 0;
    let length = 0;
    const count = (bytes: Uint8Array) => {
      sum = crc32(bytes, sum);
      length += bytes.length;
    };
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) {
        const slot = slots[at - 1]!;
        const bytes = inSlot(slot);
        count(bytes);
        if (slot === 'nonce') body.push(storedHead, bytes);
        else body.push(deflateRawSync(bytes, { level: 1, finishFlush: constants.Z_SYNC_FLUSH }));
      }
      count(piece);
      body.push(pressed[at]!);
    }
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(sum, 0);
    tail.writeUInt32LE(length, 4);
    return Buffer.concat([...body, lastBlock, tail]);
  }
}

/** A page with a hole that nothing is laid into is a bug, and better not sent. */
function layer({ nonce, holes }: Laid): (slot: Slot) => Buffer {
  const bytes = Buffer.from(nonce);
  return (slot) => {
    if (slot === 'nonce') return bytes;
    const text = holes?.[slot];
    if (text === undefined) throw new Error(`nothing to lay into the ${slot} of a page`);
    return Buffer.from(text);
  };
}
