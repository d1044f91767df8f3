import { expect, test } from 'vitest';
import { asksForCampaign, isQuietPath } from './campaign-popups.ts';

const at = (route: string, popup?: string) => ({ route, popup });

test.for([
  ['on arrival', null, at('index'), false],
  ['on arrival with a popup in the address', null, at('index', '1'), true],
  ['after a step to another route (S2-R100)', at('index'), at('gamehall'), true],
  ['after a step that stays on the route (S2-R100)', at('index'), at('index'), false],
  ['when the popup changes (S2-R101)', at('index', '1'), at('index', '2'), true],
  ['when the popup goes', at('index', '1'), at('index'), false],
  ['on the way to a game (S2-R102)', at('index'), at('game-sysname'), false],
  ['on the way to a deposit (S2-R103)', at('index'), at('cashier-deposit'), false],
  ['on the way to one method of a deposit (S2-R103)', at('index'), at('cashier-deposit-sysname'), false],
  ['on the way back from a game', at('game-sysname'), at('index'), true],
] as const)('%s', ([, before, now, isAsked]) => {
  expect(asksForCampaign(before, now)).toBe(isAsked);
});

test.for([
  ['/game/mines', true],
  ['/cashier/deposit', true],
  ['/cashier/deposit/card', true],
  ['/gamehall', false],
  ['/cashier/depositary', false],
] as const)('%s is quiet: %s', ([path, isQuiet]) => {
  expect(isQuietPath(path)).toBe(isQuiet);
});
