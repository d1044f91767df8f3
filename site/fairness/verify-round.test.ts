import { expect, test } from 'vitest';
import { type RoundText, UnfitText, verifyRound } from './verify-round.ts';

const mines: RoundText = {
  game: 'mines',
  definition: '',
  serverSeed: 'ab'.repeat(32),
  clientSeed: 'me',
  nonce: '3',
  bet: '{"stake":100,"mines":3}',
  decisions: '[{"name":"open","at":4},{"name":"collect"}]',
};

const FORMER_MINES = '03289d8c643b788f1fe738765d39f84d7f3940e68f51458afb14c11d3c5e6620';

test.for([
  ['the game of today', '', [971_591_468, 2_454_487_006, 3_162_474_270], [9, 18, 23]],
  ['its former figures', FORMER_MINES, [751_209_438, 1_315_979_473, 3_302_473_612], [2, 7, 13]],
] as const)('a round of %s is computed from its seeds', async ([, definition, words, field]) => {
  expect(await verifyRound({ ...mines, definition })).toMatchObject({
    commit: '9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885',
    text: expect.stringMatching(/^me:3:mines@[0-9a-f]{64}:0$/),
    words,
    steps: [
      { step: 'open', at: 4, isSafe: true },
      { step: 'field', mines: field },
    ],
    ...{ staked: 100, paid: 112, isOver: true },
  });
});

test('without its last decisions the round is still open', async () => {
  expect(await verifyRound({ ...mines, decisions: '' })).toMatchObject({ isOver: false, steps: [] });
});

test('a round of a game that was renamed since is computed by the name it had', async () => {
  const before = { ...mines, game: 'wolf-moon', bet: '{"stake":100,"mode":"base"}', decisions: '' };
  const former = await verifyRound(before);
  expect(former.text).toBe(`me:3:wolf-moon@${former.definition}:0`);
  const { definition } = await verifyRound({ ...before, game: 'wolfrise' });
  expect(definition).not.toBe(former.definition);
  expect(await verifyRound({ ...before, definition: former.definition.toUpperCase() })).toEqual(former);
  await expect(verifyRound({ ...before, definition })).rejects.toThrow('unfit definition');
});

test.for([
  ['game', 'no-such-game'],
  ['definition', '00'.repeat(32)],
  ['serverSeed', 'abc'],
  ['clientSeed', 'two words'],
  ['nonce', '-1'],
  ['bet', '{"stake":100,"mines":0}'],
  ['bet', '{'],
  ['bet', '[]'],
  ['decisions', '[{"name":"collect"}]'],
  ['decisions', '[{"name":"open","at":4},{"name":"open","at":4}]'],
  ['decisions', '[null]'],
  ['decisions', '7'],
] as const)('%s is not %s', async ([field, value]) => {
  const verify = () => verifyRound({ ...mines, [field]: value });
  await expect(verify).rejects.toThrow(UnfitText);
  await expect(verify).rejects.toThrow(`unfit ${field}`);
});
