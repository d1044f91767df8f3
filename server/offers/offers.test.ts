// Offers: who sees them, what a deposit with one brings, and that it is brought once.
import { expect, test } from 'vitest';
import type { OfferRule } from '#contract/offer-rule.ts';
import { openCashier } from '#tests/bank.ts';
import { openDesk } from '#tests/desk.ts';
import { depositOffer, giveAll, offer, withOffers } from '#tests/offers.ts';
import { readContent } from '../content/content.ts';
import { schemas } from '../content-store/entry-schemas.ts';

const openHouse = (offers: readonly OfferRule[]) => openCashier({ content: withOffers(offers) });
type House = Awaited<ReturnType<typeof openHouse>>;

async function enter(house: House, wish: Parameters<House['player']>[0] = {}) {
  const player = await house.player(wish);
  return { player, who: await house.enter(player) };
}
type Visitor = Awaited<ReturnType<typeof enter>>['who'];

const balance = async (house: House, who: Visitor) =>
  (await house.ask('account.getBalance', {}, who)).result.balance_main.amount;

async function payIn(house: House, who: Visitor, change: Record<string, string> = {}) {
  const wish = { method: 'card', amount: '50', campaign_offer_id: '1', ...change };
  const { result, error } = await house.send('cashier.makedeposit', wish, who);
  if (result !== undefined) await house.pay(result.redirect_url, 'success');
  return error;
}

const idsOf = ({ result }: { result?: { items: { id: number }[] } }) => result?.items.map(({ id }) => id);

test('every offer of the release is one, and can be kept as an operator would', () => {
  const offers = readContent('content').cms<unknown[]>('offers');
  expect(offers.length).toBeGreaterThan(5);
  for (const one of offers) {
    const spoken = JSON.parse(JSON.stringify(one), (_, value) =>
      value?.$text === undefined ? value : value.$text,
    );
    expect(schemas.offer.safeParse(spoken).error).toBeUndefined();
  }
});

test('an offer says how games count for its bonus before anybody takes it, and which are shut to it', async () => {
  const rewards: OfferRule['rewards'] = [
    { kind: 'bonus', template: 'welcome-match', percent: 100, most: 10_000 },
  ];
  await using house = await openHouse([depositOffer({ rewards })]);
  const { result } = await house.ask('campaigns.getoffers');
  const { terms } = result.items[0].promotions[0];
  const percentOf = (kind: string) => terms.counts.find((one: { kind: string }) => one.kind === kind).most;
  expect([percentOf('slot'), percentOf('roulette'), percentOf('dice')]).toEqual([100, 65, 25]);
  expect(terms.excluded).toEqual(expect.any(Array));
});

test('a share of a deposit without a deposit, a code in lower case and an offer without rewards are none', () => {
  const share = offer({ rewards: [{ kind: 'bonus', template: 'x', percent: 100, most: 100 }] });
  for (const wrong of [share, offer({ codes: ['lower'] }), offer({ rewards: [] }), offer({ id: -1 })])
    expect(schemas.offer.safeParse(wrong).success).toBe(false);
});

test('campaigns.getoffers tells guests what is for newcomers, and players what is theirs (S7-R046, S3-R101, S3-R103, S3-R104, S3-R105, S6-R004, S6-R005)', async () => {
  const rules = [
    depositOffer(),
    depositOffer({ id: 2, trigger: { action: 'deposit', number: 2, min: 1_000, exclude_methods: [] } }),
    depositOffer({ id: 3, conditions: { currencies: ['EUR'] } }),
    depositOffer({ id: 4, finished_at: '2021-01-01T00:00:00Z' }),
    offer({ id: 5 }),
    depositOffer({ id: 6, trigger: { action: 'manual' } }),
  ];
  await using house = await openHouse(rules);
  expect(idsOf(await house.ask('campaigns.getoffers'))).toEqual([1]);
  const { who } = await enter(house);
  const { result } = await house.ask(
    'campaigns.getoffers',
    { fields: 'trigger,description,promotions' },
    who,
  );
  expect(idsOf({ result })).toEqual([1]);
  expect(result.items[0]).toMatchObject({
    trigger: {
      action: 'deposit',
      params: { exclude_methods: ['crypto'], min_amount: { amount: 10.8, currency: 'USD' } },
      user_satisfies_params: true,
    },
    promotions: [{ kind: 'cash', amount: { amount: 5.4, currency: 'USD' } }],
  });
  const euro = await enter(house, { currency: 'EUR' });
  expect(idsOf(await house.ask('campaigns.getoffers', {}, euro.who))).toEqual([1, 3]);
  const one = await house.ask('campaigns.getoffers', { id: '2', fields: 'trigger' }, who);
  expect(one.result.items).toMatchObject([
    { id: 2, trigger: { user_satisfies_params: false, obstacle: 'LATER_DEPOSIT' } },
  ]);
  expect(Object.keys(one.result.items[0])).not.toContain('promotions');
  expect((await house.ask('campaigns.getoffers', { id: '99' }, who)).result).toEqual({ items: [], count: 0 });
});

test('a deposit with an offer brings what it promised, once, when the money has come (S3-R093)', async () => {
  await using house = await openHouse([depositOffer()]);
  const { who } = await enter(house, { currency: 'EUR' });
  expect(await payIn(house, who)).toBeUndefined();
  await giveAll(house.product);
  expect(await balance(house, who)).toBe(55);
  await giveAll(house.product);
  expect(await balance(house, who)).toBe(55);
  expect(idsOf(await house.ask('campaigns.getoffers', {}, who))).toEqual([]);
  expect((await payIn(house, who))?.error_data).toEqual({ campaign_offer_id: ['ALREADY_USED'] });
});

test('facts that are read again give nothing again', async () => {
  await using house = await openHouse([depositOffer()]);
  const { who } = await enter(house, { currency: 'EUR' });
  await payIn(house, who);
  await giveAll(house.product);
  await house.product.db
    .sql`update fact_reader set transaction = '0', id = 0, passed = 0, passed_least = 0 where name = 'offers'`;
  await giveAll(house.product);
  expect(await balance(house, who)).toBe(55);
});

test('a deposit without an offer brings none (S3-R093)', async () => {
  await using house = await openHouse([depositOffer()]);
  const { who } = await enter(house, { currency: 'EUR' });
  await payIn(house, who, { campaign_offer_id: '-1' });
  await giveAll(house.product);
  expect(await balance(house, who)).toBe(50);
});

test.for<[string, Record<string, string>, string]>([
  ['by a method that it excludes', { method: 'crypto' }, 'NOT_ELIGIBLE'],
  ['too small for it', { amount: '10' }, 'NEED_DEPOSIT'],
  ['with one that there is not', { campaign_offer_id: '77' }, 'NOT_ELIGIBLE'],
])('a deposit %s is refused, and nothing is ordered (S3-R102)', async ([, change, why]) => {
  await using house = await openHouse([
    depositOffer({ trigger: { action: 'deposit', number: 1, min: 2_000, exclude_methods: ['crypto'] } }),
  ]);
  const { who } = await enter(house, { currency: 'EUR' });
  expect((await payIn(house, who, change))?.error_data).toEqual({ campaign_offer_id: [why] });
  expect(await house.product.db.sql`select from payment`).toEqual([]);
});

test('the share of a deposit is reckoned from what came, up to its most, and the rule is the one that was shown', async () => {
  const spins = {
    kind: 'freespins',
    game: 'triple-sevens',
    rounds: 5,
    stake: 100,
    winsTo: 'main',
    days: 7,
  } as const;
  const rules = [depositOffer({ rewards: [{ kind: 'cash', amount: 500 }, spins] })];
  await using house = await openHouse(rules);
  const { who } = await enter(house, { currency: 'EUR' });
  await payIn(house, who);
  rules[0] = depositOffer({ rewards: [{ kind: 'cash', amount: 99_900 }] });
  await giveAll(house.product);
  expect(await balance(house, who)).toBe(55);
  expect((await house.ask('freespins.get', {}, who)).result.items).toMatchObject([{ total_count: 5 }]);
});

test('a reward that fails leaves the claim partial; tried again, only what was missing is given', async () => {
  const spins = {
    kind: 'freespins',
    game: 'no-such-game',
    rounds: 5,
    stake: 100,
    winsTo: 'main',
    days: 7,
  } as const;
  await using house = await openHouse([depositOffer({ rewards: [{ kind: 'cash', amount: 500 }, spins] })]);
  const { player, who } = await enter(house, { currency: 'EUR' });
  await payIn(house, who);
  await giveAll(house.product);
  const claim = () =>
    house.product.db.sql`select state, given from offer_claim where player_id = ${player.id}`;
  expect(await claim()).toEqual([{ state: 'partial', given: 1 }]);
  expect(await balance(house, who)).toBe(55);
  await house.product.db.sql`
    update offer_claim set rule = jsonb_set(rule, '{rewards,1,game}', '"triple-sevens"')`;
  await house.product.db.sql`update task set due_at = now() - interval '1 minute'`;
  await giveAll(house.product);
  expect(await claim()).toEqual([{ state: 'given', given: 2 }]);
  expect(await balance(house, who)).toBe(55);
  expect((await house.ask('freespins.get', {}, who)).result.count).toBe(1);
});

test('whoever was blocked or has excluded themselves meanwhile gets nothing', async () => {
  await using house = await openHouse([depositOffer()]);
  const { player, who } = await enter(house, { currency: 'EUR' });
  await payIn(house, who);
  await house.product.db.sql`update player set bonus_blocked_at = now() where id = ${player.id}`;
  await giveAll(house.product);
  expect(await balance(house, who)).toBe(50);
  expect(await house.product.db.sql`select state, reason from offer_claim`).toEqual([
    { state: 'refused', reason: 'REWARDS_BLOCKED' },
  ]);
});

test('a code kept for a deposit is used up by it, and free again when none comes', async () => {
  await using house = await openHouse([depositOffer({ codes: ['MORE'], needsCode: true })]);
  const [anna, boris] = [await enter(house, { currency: 'EUR' }), await enter(house, { currency: 'EUR' })];
  for (const { who } of [anna, boris])
    expect((await house.send('campaigns.activateOffer', { promo_code: 'MORE' }, who)).status).toBe(200);
  expect(await payIn(house, anna.who)).toBeUndefined();
  await giveAll(house.product);
  expect(await balance(house, anna.who)).toBe(55);
  await house.product.db.sql`update task set due_at = now() - interval '1 minute'`;
  await giveAll(house.product);
  const rows = await house.product.db.sql`
    select state, used from promo_activation join promo_code on promo_code.id = code_id order by promo_activation.player_id`;
  expect(rows).toEqual([
    { state: 'consumed', used: 1 },
    { state: 'released', used: 1 },
  ]);
  const again = await house.send('campaigns.activateOffer', { promo_code: 'MORE' }, boris.who);
  expect(again.status).toBe(200);
});

test('campaigns.takepromotions gives what waits for a yes, and says what else is needed (S7-R045)', async () => {
  const take = { trigger: { action: 'take' } } as const;
  const rules = [
    depositOffer(take),
    depositOffer({ id: 2 }),
    depositOffer({ id: 3, ...take, conditions: { needsVerification: true } }),
    depositOffer({ id: 4, ...take, conditions: { needsContact: true } }),
    depositOffer({ id: 5, trigger: { action: 'manual' } }),
  ];
  await using house = await openHouse(rules);
  const { who } = await enter(house, { currency: 'EUR' });
  const ask = (id: number) => house.send('campaigns.takepromotions', { offer_id: String(id) }, who);
  expect((await ask(1)).result).toBe(1);
  expect(await balance(house, who)).toBe(5);
  expect((await ask(1)).error.error_data).toEqual({ offer_id: ['ALREADY_USED'] });
  expect((await ask(2)).error.type).toBe('UserNeedDepositException');
  expect((await ask(3)).error.type).toBe('SumsubVerificationRequiredException');
  expect((await ask(4)).error.type).toBe('UserNeedConfirmContactException');
  expect((await ask(5)).error.error_data).toEqual({ offer_id: ['NOT_ELIGIBLE'] });
  expect((await ask(9)).error.invalid_parameters).toEqual({ offer_id: ['unknown'] });
  expect((await house.send('campaigns.takepromotions', { offer_id: '1' })).status).toBe(401);
});

test('a deposit that was charged back takes its live bonus, once, and nothing else: players.chargeBack', async () => {
  const rewards: OfferRule['rewards'] = [
    { kind: 'bonus', template: 'welcome-match', percent: 100, most: 10_000 },
  ];
  await using house = await openHouse([depositOffer({ rewards })]);
  const { player, who } = await enter(house);
  await payIn(house, who);
  await giveAll(house.product);
  const bonuses = async () =>
    (await house.ask('bonuses.get', {}, who)).result.items.map(({ status }: { status: string }) => status);
  expect(await bonuses()).toEqual(['active']);
  const main = await balance(house, who);
  const desk = openDesk(house);
  const [cashier, support] = [await desk.member('cashier'), await desk.member('support')];
  const [payment] = await house.product.db.sql<{ transaction: string }>`
    select transaction from payment where player_id = ${player.id}`;
  const wish = { player: String(player.id), transaction: payment!.transaction, reason: 'the bank says so' };
  expect((await desk.send('players.chargeBack', wish, support)).status).toBe(403);
  const other = { ...wish, player: String((await house.player()).id) };
  expect((await desk.send('players.chargeBack', other, cashier)).status).toBe(400);
  expect((await desk.send('players.chargeBack', wish, cashier)).status).toBe(200);
  expect((await desk.send('players.chargeBack', wish, cashier)).status).toBe(400);
  await giveAll(house.product);
  await giveAll(house.product);
  expect(await bonuses()).toEqual(['revoked']);
  expect(await balance(house, who)).toBe(main);
});
