import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FinishedPage, NONCE_LENGTH } from './finished-page.ts';

const nonce = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64'))
  .filter((text) => text.length === NONCE_LENGTH);

test('a page is sent with the nonce of each sending, plain and pressed alike', () => {
  const piece = fc.string({
    unit: fc.constantFrom('<p>', 'дом', '</p>', ' ', 'a', '\0', '\0'.repeat(NONCE_LENGTH)),
    maxLength: 400,
  });
  const property = fc.property(fc.array(piece, { minLength: 1 }), nonce, nonce, (pieces, made, sent) => {
    const page = new FinishedPage({ status: 200, nonce: made, text: pieces.join(made) });
    const expected = pieces.join(sent).replaceAll('\0', '\ufffd');
    expect(page.plain(sent).toString()).toBe(expected);
    expect(gunzipSync(page.gzipped(sent)).toString()).toBe(expected);
  });
  fc.assert(property);
});

test('a page longer than what can be referred back to is whole, and pressed as well as in one piece', () => {
  const made = 'A'.repeat(22).concat('==');
  const sent = 'B'.repeat(22).concat('==');
  const row = (at: number) => `<li class="tile"><a href="/game/${at}">Game number ${at}</a></li>`;
  const rows = Array.from({ length: 4_000 }, (_, at) => row(at)).map((text, at) =>
    at % 400 === 0 ? text + made : text,
  );
  const page = new FinishedPage({ status: 200, nonce: made, text: rows.join('') });

  const pressed = page.gzipped(sent);
  expect(gunzipSync(pressed).toString()).toBe(rows.join('').replaceAll(made, sent));
  const inOnePiece = new FinishedPage({
    status: 200,
    nonce: 'none',
    text: rows.join('').replaceAll(made, sent),
  });
  expect(pressed.length).toBeLessThan(inOnePiece.gzipped(sent).length * 1.05);
});
