import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripEmoji } from './emoji.ts';

test.for([
  ['Anna😀', 'Anna'],
  ['a👨‍👩‍👧‍👦b', 'ab'],
  ['👍🏽ok', 'ok'],
  ['🇱🇻Riga', 'Riga'],
  ['1️⃣ one', ' one'],
  ['❤️❤', ''],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿x', 'x'],
  ['© ® ™', '© ® ™'],
  ['©️', ''],
  ['Main 5 #7 *', 'Main 5 #7 *'],
  ['می‌خواهم', 'می‌خواهم'],
  ['क्‍ष', 'क्‍ष'],
  ['漢字 Ģ ё', '漢字 Ģ ё'],
] as const)('%s becomes %s (S5-R077)', ([typed, kept]) => {
  expect(stripEmoji(typed)).toBe(kept);
});

test('nothing is left to strip', () => {
  const unit = fc.oneof(
    fc.constantFrom('1', '#', 'a', '©', '😀', '❤', '\uFE0F', '\u20E3', '\u200D', '🇱', '🏽', '\u{E0067}'),
    fc.integer({ min: 0, max: 0x1ffff }).map((point) => String.fromCodePoint(point)),
  );
  fc.assert(
    fc.property(fc.string({ unit }), (typed) => {
      const once = stripEmoji(typed);
      expect(stripEmoji(once)).toBe(once);
      expect(once).not.toMatch(/\p{Emoji_Presentation}/u);
    }),
    { numRuns: 1000 },
  );
});
