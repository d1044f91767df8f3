// A page finished once and sent to many. Each sending has a nonce of its own, so the page is kept in pieces, cut where
// the nonce stands, and pressed in such a way that a nonce can be laid into the pressed bytes as well: every piece is
// deflated against what stands before it, with zeros in the nonce's place. No page has a zero in it, so no piece ever
// refers back into a nonce, and any nonce of the same length fits.
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** 16 random bytes in base64. */
export const NONCE_LENGTH = 24;

const WINDOW_BYTES = 32 * 1024;
const gap = Buffer.alloc(NONCE_LENGTH);

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** A block of bytes as they are: its length, and the same with every bit turned. */
const storedHead = Buffer.from([0, NONCE_LENGTH, 0, 255 - NONCE_LENGTH, 255]);
const lastBlock = Buffer.from([1, 0, 0, 255, 255]);

export class FinishedPage {
  readonly status: number;
  readonly bytes: number;
  #pieces: Buffer[];
  #pressed: Buffer[];

  /** `nonce` is the one the page was rendered with. */
  constructor({ status, text, nonce }: { status: number; text: string; nonce: string }) {
    this.status = status;
    // A browser reads a zero in HTML as this sign, too.
    const written = text.replaceAll('\0', '\ufffd');
    this.#pieces = written.split(nonce).map((piece) => Buffer.from(piece));
    this.#pressed = pressPieces(this.#pieces);
    this.bytes = [...this.#pieces, ...this.#pressed].reduce((sum, piece) => sum + piece.length, 0);
  }

  plain(nonce: string): Buffer {
    const laid = Buffer.from(nonce);
    return Buffer.concat(this.#pieces.flatMap((piece, at) => (at === 0 ? [piece] : [laid, piece])));
  }

  gzipped(nonce: string): Buffer {
    const laid = Buffer.from(nonce);
    const tail = Buffer.alloc(8);
    let sum = 0;
    let length = 0;
    for (const [at, piece] of this.#pieces.entries()) {
      if (at > 0) sum = crc32(laid, sum);
      sum = crc32(piece, sum);
      length += piece.length + (at > 0 ? laid.length : 0);
    }
    tail.writeUInt32LE(sum, 0);
    tail.writeUInt32LE(length, 4);
    const body = this.#pressed.flatMap((piece, at) => (at === 0 ? [piece] : [storedHead, laid, piece]));
    return Buffer.concat([gzipHead, ...body, lastBlock, tail]);
  }
}

function pressPieces(pieces: readonly Buffer[]): Buffer[] {
  let before: Buffer = Buffer.alloc(0);
  return pieces.map((piece, at) => {
    if (at > 0) before = Buffer.concat([before, gap]);
    const dictionary = before.subarray(-WINDOW_BYTES);
    before = Buffer.concat([dictionary, piece]);
    return deflateRawSync(piece, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 && { dictionary }),
    });
  });
}
