import { expect, test } from 'vitest';
import { content, type DetailPlace, detailPlaces } from '#contract/content.ts';
import { metadata } from '#contract/metadata.ts';
import { authSettings } from '#tests/auth-settings.ts';
import { dollars } from '#tests/cashier.ts';
import { generalInfo } from '#tests/general-info.ts';
import { answers, shown } from '#tests/shown.tsx';
import { BalanceDetail } from './balance-detail.tsx';

const balances = {
  balance_main: dollars(0.1),
  balance_bonus: dollars(0.2),
  balance_betting_bonus: dollars(0.3),
  balance_fun: dollars(500),
};

const detail = async (place: DetailPlace, configured: readonly DetailPlace[], isIsolated = false) => {
  const { cashier, ...rest } = authSettings();
  const settings = { ...rest, cashier: { ...cashier, detalizationPlaces: [...configured] } };
  const markup = await shown(<BalanceDetail balances={balances} place={place} />, {
    texts: [],
    answers: [
      answers(content.getSettings, {}, settings),
      answers(metadata.getgeneralinfo, {}, { ...generalInfo, is_bonus_isolation_enabled: isIsolated }),
    ],
  });
  const parts = [...markup.matchAll(/data-balance="(\w+)"><dt>.*?<\/dt><dd>(.*?)<\/dd>/g)];
  return Object.fromEntries(parts.map(([, key, value]) => [key, value!.replace('\u00a0', ' ')]));
};

const whole = { main: '$ 0.10', bonus: '$ 0.20', bettingBonus: '$ 0.30', total: '$ 0.60' };

test.for([
  ['header-cashier', 'S9-R057'],
  ['header-profile-menu', 'S9-R058'],
] as const)('%s shows what the balance is made of when configured, and only then (%s)', async ([place]) => {
  const other = detailPlaces.filter((known) => known !== place);
  expect(await detail(place, [place])).toEqual(whole);
  expect(await detail(place, other)).toEqual({});
});

test('the total is main and both bonuses, to the cent, and no play money (S9-R010)', async () => {
  expect((await detail('header-cashier', ['header-cashier']))['total']).toBe('$ 0.60');
});

test('with bonuses kept apart there is no total', async () => {
  const { total: _, ...parts } = whole;
  expect(await detail('header-cashier', detailPlaces, true)).toEqual(parts);
});
