import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FinishedPage } from './finished-page.ts';
import { NONCE_LENGTH, pressPage } from './press-page.ts';

const nonce = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64'))
  .filter((text) => text.length === NONCE_LENGTH);

const unit = fc.constantFrom('<p>', 'дом', '</p>', ' ', 'a', '\0', '\0'.repeat(NONCE_LENGTH));
const piece = fc.string({ unit, maxLength: 400 });

const holes = { corner: '@corner (1+1)?', player: '@player' };

test('a page is sent with the nonce and the own parts of each sending, plain and pressed alike', () => {
  const parts = fc.array(fc.tuple(piece, fc.constantFrom('nonce', 'corner', 'player')), { minLength: 1 });
  const own = fc.record({ corner: piece, player: piece });
  const property = fc.property(parts, nonce, nonce, own, piece, (parts, made, sent, laid, end) => {
    const write = (slots: Record<string, string>) =>
      parts.map(([text, slot]) => text + slots[slot]).join('') + end;
    const text = write({ nonce: made, ...holes });
    const page = new FinishedPage(200, pressPage(text, { nonce: made, holes }, 9));
    const expected = parts
      .map(([text, slot]) => text.replaceAll('\0', '\ufffd') + { nonce: sent, ...laid }[slot])
      .join('')
      .concat(end.replaceAll('\0', '\ufffd'));
    const sending = { nonce: sent, holes: laid };
    expect(page.plain(sending).toString()).toBe(expected);
    expect(gunzipSync(page.gzipped(sending)).toString()).toBe(expected);
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
  const pressed = new FinishedPage(200, pressPage(rows.join(''), { nonce: made }, 9)).gzipped({
    nonce: sent,
  });
  const whole = rows.join('').replaceAll(made, sent);
  expect(gunzipSync(pressed).toString()).toBe(whole);
  const inOnePiece = new FinishedPage(200, pressPage(whole, { nonce: 'none' }, 9)).gzipped({ nonce: sent });
  expect(pressed.length).toBeLessThan(inOnePiece.length * 1.05);
});

test('a page with a hole is not sent with the hole open', () => {
  const page = new FinishedPage(200, pressPage(`<b>${holes.corner}</b>`, { nonce: 'none', holes }, 9));
  for (const send of ['plain', 'gzipped'] as const)
    expect(() => page[send]({ nonce: 'none' })).toThrow('nothing to lay into the corner');
});
