// The server's search and the visitor's own find the same games in the same order, so that the answer of one does not
// turn over what the other has shown.
import { expect } from 'vitest';
import { indexGames } from '#rules/game-search.ts';
import { test } from '#tests/doors.ts';

interface Listed {
  sysname: string;
  name: string;
  words: string;
}

/** A letter left out in the middle, and two swapped there. */
function slipsOf(word: string): string[] {
  const at = Math.floor(word.length / 2);
  const [before, one, other, after] = [word.slice(0, at - 1), word[at - 1], word[at], word.slice(at + 1)];
  return [before + other + after, before + other + one + after];
}

test.for(['en', 'ru', 'lv'])(
  'what is found in %s is found alike without the server',
  async (locale, { doors }) => {
    const ask = async (input: Record<string, string>) =>
      (await doors.ask('games.get', { locale, count: '300', ...input })).result.items as Listed[];
    const all = await ask({ fields: 'words' });
    const search = indexGames(all.map(({ name, words }) => ({ name, about: words })));
    const everyFourth = all.filter((_, place) => place % 4 === 0);
    const names = everyFourth.flatMap(({ name }) => [
      name,
      name.slice(0, 3),
      name.replaceAll(' ', ''),
      ...slipsOf(name),
    ]);
    const themes = everyFourth
      .flatMap(({ words }) => words.split(' ').slice(-4))
      .filter((word) => word !== '');
    for (const query of new Set([...names, ...themes, 'high volatility', 'return 96', 'zzzz', '!!!'])) {
      const served = (await ask({ query })).map(({ sysname }) => sysname);
      const found = search(query).map((place) => all[place]!.sysname);
      expect(found, query).toEqual(served);
    }
  },
);

test('what a game is searched by is told to who asks for it alone', async ({ doors }) => {
  const [plain] = (await doors.ask('games.get', { count: '1' })).result.items as Partial<Listed>[];
  expect(plain).not.toHaveProperty('words');
});
