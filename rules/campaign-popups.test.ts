import { expect, test } from 'vitest';
import { asksForCampaign, isQuiet } from './campaign-popups.ts';

const at = (route: string, path: string, popup?: string) => ({ route, path, popup });
const home = at('index', '/');
const game = at('game-sysname', '/game/mines');

test.for([
  ['on arrival', null, home, false],
  ['on arrival with a popup in the address', null, at('index', '/', '1'), true],
  ['after a step to another route (S2-R100)', home, at('gamehall', '/gamehall'), true],
  ['after a step that stays on the route (S2-R100)', home, home, false],
  ['when the popup changes (S2-R101)', at('index', '/', '1'), at('index', '/', '2'), true],
  ['while the popup stays as it is', at('index', '/', '1'), at('index', '/', '1'), false],
  ['when the popup goes', at('index', '/', '1'), home, false],
  ['on the way to a game (S2-R102)', home, game, false],
  ['on the way to a deposit (S2-R103)', home, at('cashier-deposit', '/cashier/deposit'), false],
  ['on the way to one method of it (S2-R103)', home, at('deposit-card', '/cashier/deposit/card'), false],
  ['on the way back from a game', game, home, true],
] as const)('%s', ([, before, now, isAsked]) => {
  expect(asksForCampaign(before, now)).toBe(isAsked);
});

test.for([
  ['/game/mines', true],
  ['/cashier/deposit', true],
  ['/gamehall', false],
  ['/offers/game/mines', false],
  ['/cashier/depositary', false],
] as const)('%s is quiet: %s', ([path, isSo]) => {
  expect(isQuiet(path)).toBe(isSo);
});
