// Codes: checked without a trace, used once by a player and as often as there are, and refused with a reason.
import { expect } from 'vitest';
import type { OfferRule } from '#contract/offer-rule.ts';
import { cents } from '#rules/money.ts';
import { openDoors, openDoorsIn } from '#tests/doors.ts';
import { depositOffer, offer, withOffers } from '#tests/offers.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import { test } from '#tests/world.ts';

const openHouse = (offers: readonly OfferRule[], env = {}) => openDoors({ content: withOffers(offers), env });
type House = Awaited<ReturnType<typeof openHouse>>;

interface CodeWish {
  code: string;
  kind?: 'shared' | 'unique' | 'personal' | 'affiliate';
  offerId?: number;
  max?: number | null;
  playerId?: number | null;
  publisher?: string | null;
  startsAt?: Date | null;
  endsAt?: Date | null;
}

const keepCode = ({ product: { db } }: House, wish: CodeWish) => {
  const { code, kind = 'unique', offerId = 1, max = 1, playerId = null, publisher = null } = wish;
  return db.sql`
    insert into promo_code (code, kind, offer_id, max, player_id, publisher, starts_at, ends_at, created_at)
    values (${code}, ${kind}, ${offerId}, ${max}, ${playerId}, ${publisher}, ${wish.startsAt ?? null},
      ${wish.endsAt ?? null}, now())`;
};

async function enter(house: House, wish: Parameters<House['player']>[0] = {}) {
  const player = await house.player(wish);
  return { player, who: await house.signIn(player) };
}

type Visitor = Awaited<ReturnType<House['signIn']>>;
const check = (house: House, promo_code: string, who?: Visitor) =>
  house.send('campaigns.checkPromocode', { promo_code }, who);
const activate = (house: House, promo_code: string, who: Visitor) =>
  house.send('campaigns.activateOffer', { promo_code }, who);
const faultOf = (answer: { error?: { error_data?: { promo_code?: string[] } } }) =>
  answer.error?.error_data?.promo_code?.[0];
const packsOf = async (house: House, who: Visitor) =>
  (await house.ask('freespins.get', {}, who)).result.items;

test('campaigns.checkPromocode tells guests what a code opens and changes nothing; of none it tells nothing (S7-R044)', async () => {
  await using house = await openHouse([offer()]);
  const { result } = await check(house, ' spins ');
  expect(result).toMatchObject({
    id: 1,
    trigger: { action: 'promocode' },
    description: { title: '10 spins', text: 'On Triple Sevens.' },
    promotions: [{ kind: 'freespins', rounds: 10 }],
  });
  expect(await check(house, 'NOTHING')).toMatchObject({ status: 200, result: null });
  expect(await house.product.db.sql`select from promo_code`).toEqual([]);
});

test('campaigns.activateOffer gives what the code is for, once, however it was written (S7-R043, S1-R005)', async () => {
  await using house = await openHouse([offer()]);
  const { who } = await enter(house);
  const { status, result } = await activate(house, ' ｓｐｉｎｓ ', who);
  expect([status, result.id]).toEqual([200, 1]);
  expect(await packsOf(house, who)).toMatchObject([{ total_count: 10, stake: { amount: 1 } }]);
  expect(faultOf(await activate(house, 'SPINS', who))).toBe('ALREADY_USED');
  expect(await packsOf(house, who)).toHaveLength(1);
  const guest = await house.send('campaigns.activateOffer', { promo_code: 'SPINS' });
  expect([guest.status, guest.error.type]).toEqual([401, 'AuthorizationException']);
});

test('only the blocks that are asked for are told', async () => {
  await using house = await openHouse([offer()]);
  const { who } = await enter(house);
  const { result } = await house.send(
    'campaigns.activateOffer',
    { promo_code: 'SPINS', fields: 'description' },
    who,
  );
  expect(Object.keys(result)).toContain('description');
  expect(Object.keys(result)).not.toContain('trigger');
});

test('a hundred at the same moment with one code of which one is left: one of them has it', async () => {
  await using house = await openHouse([offer()]);
  await keepCode(house, { code: 'LAST', kind: 'shared', max: 1 });
  await house.product.db.sql`update promo_code set code = 'SPINS' where code = 'LAST'`;
  const visitors = await Promise.all(Array.from({ length: 100 }, () => enter(house)));
  const answers = await Promise.all(
    visitors.map(({ who }) => untilAnswered(() => activate(house, 'SPINS', who))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(faultOf))).toEqual(new Set([undefined, 'LIMIT_REACHED']));
  expect(await house.product.db.sql`select from freespin_pack`).toHaveLength(1);
  expect(await house.product.db.sql`select used from promo_code`).toEqual([{ used: 1 }]);
});

test('one player who asks twenty times at the same moment has it once', async () => {
  await using house = await openHouse([offer()]);
  const { who } = await enter(house);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => untilAnswered(() => activate(house, 'SPINS', who))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await packsOf(house, who)).toHaveLength(1);
});

test('an offer that has an end gives no more than it has', async () => {
  await using house = await openHouse([offer({ limits: { perPlayer: 1, total: 3 } })]);
  const visitors = await Promise.all(Array.from({ length: 8 }, () => enter(house)));
  const answers = await Promise.all(
    visitors.map(({ who }) => untilAnswered(() => activate(house, 'SPINS', who))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await house.product.db.sql`select used from promo_code`).toEqual([{ used: 3 }]);
});

const past = '2020-02-01T00:00:00Z';
const future = '2100-01-01T00:00:00Z';

test.for<[string, Partial<OfferRule>]>([
  ['EXPIRED', { finished_at: past }],
  ['NOT_STARTED', { started_at: future }],
  ['NOT_STARTED', { started_at: null }],
  ['COUNTRY', { conditions: { countries: ['FI'] } }],
  ['CURRENCY', { conditions: { currencies: ['BRL'] } }],
  ['NEED_CONFIRM_CONTACT', { conditions: { needsContact: true } }],
  ['NEED_VERIFICATION', { conditions: { needsVerification: true } }],
])('a code is refused as %s where its offer says %j', async ([fault, change], { world }) => {
  await using house = await openDoorsIn(world, { content: withOffers([offer(change)]) });
  const { who } = await enter(house);
  const answer = await activate(house, 'SPINS', who);
  expect([answer.status, answer.error.type, faultOf(answer)]).toEqual([
    400,
    'InvalidParameterException',
    fault,
  ]);
  expect(faultOf(await check(house, 'SPINS', who))).toBe(fault);
  expect(await packsOf(house, who)).toEqual([]);
  expect(await house.product.db.sql`select from promo_activation`).toEqual([]);
});

test('codes of one person, of a batch and of a publisher are for whom they are', async () => {
  await using house = await openHouse([offer({ limits: { perPlayer: 9 } })]);
  const [anna, boris] = [await enter(house), await enter(house)];
  await keepCode(house, { code: 'ANNAS', kind: 'personal', playerId: anna.player.id });
  await keepCode(house, { code: 'ONE-OF-MANY' });
  await keepCode(house, { code: 'SENT', kind: 'affiliate', publisher: 'p7', max: null });
  await keepCode(house, { code: 'OVER', endsAt: new Date(past) });
  await keepCode(house, { code: 'LATER', startsAt: new Date(future) });
  expect(faultOf(await activate(house, 'ANNAS', boris.who))).toBe('INVALID');
  expect((await activate(house, 'ANNAS', anna.who)).status).toBe(200);
  expect((await activate(house, 'ONE-OF-MANY', boris.who)).status).toBe(200);
  expect(faultOf(await activate(house, 'ONE-OF-MANY', anna.who))).toBe('ALREADY_USED');
  expect(faultOf(await activate(house, 'SENT', anna.who))).toBe('NOT_ELIGIBLE');
  await house.product.db.sql`
    insert into registration (player_id, auth_type, registered_at, source)
    values (${anna.player.id}, 'email', now(), '{"publisher_id": "p7"}')`;
  expect((await activate(house, 'SENT', anna.who)).status).toBe(200);
  expect(faultOf(await activate(house, 'OVER', anna.who))).toBe('EXPIRED');
  expect(faultOf(await activate(house, 'LATER', anna.who))).toBe('NOT_STARTED');
});

test('one person gets an offer once, on whichever account', async () => {
  await using house = await openHouse([offer()]);
  const [anna, again, other] = [await enter(house), await enter(house), await enter(house)];
  const { sql } = house.product.db;
  const share = (kind: string, ...players: number[]) => sql`
    insert into person_trait (player_id, kind, print, since)
    select player_id, ${kind}, ${`k1:${kind}`}, now() from unnest(${players}::bigint[]) as player_id`;
  await share('document', anna.player.id, again.player.id);
  await share('browser', anna.player.id, other.player.id);
  expect((await activate(house, 'SPINS', anna.who)).status).toBe(200);
  expect(faultOf(await activate(house, 'SPINS', again.who))).toBe('NOT_ELIGIBLE');
  expect(faultOf(await activate(house, 'SPINS', other.who))).toBe('NOT_ELIGIBLE');
  // Two who have both shown who they are may share a browser.
  await sql`update player set is_verified = true where id in (${anna.player.id}, ${other.player.id})`;
  expect((await activate(house, 'SPINS', other.who)).status).toBe(200);
});

test('a player who is blocked from rewards learns that from the code and gets nothing', async () => {
  await using house = await openHouse([offer()]);
  const { player, who } = await enter(house);
  await house.product.db.sql`update player set bonus_blocked_at = now() where id = ${player.id}`;
  expect(faultOf(await activate(house, 'SPINS', who))).toBe('REWARDS_BLOCKED');
});

test('a code for a deposit is kept for three days, and opens its offer to nobody else', async () => {
  await using house = await openHouse([depositOffer({ codes: ['MORE'], needsCode: true })]);
  const [anna, boris] = [await enter(house), await enter(house)];
  const { result } = await activate(house, 'MORE', anna.who);
  const until = new Date(result.reserved_until).getTime() - house.product.clock.now().getTime();
  expect(Math.round(until / 3_600_000)).toBe(72);
  const seen = async (who: Visitor) => (await house.ask('campaigns.getoffers', {}, who)).result.count;
  expect([await seen(anna.who), await seen(boris.who)]).toEqual([1, 0]);
  expect(faultOf(await activate(house, 'MORE', anna.who))).toBe('ALREADY_USED');
});

test('what cannot be a code is refused by its name, or as none (S9-R005)', async () => {
  await using house = await openHouse([offer()]);
  const { who } = await enter(house);
  for (const empty of ['', '   ']) {
    const { status, error } = await activate(house, empty, who);
    expect([status, error.type, Object.keys(error.invalid_parameters)]).toEqual([
      400,
      'InvalidParameterException',
      ['promo_code'],
    ]);
  }
  expect(faultOf(await activate(house, 'X'.repeat(33), who))).toBe('INVALID');
  expect(faultOf(await activate(house, "'; drop table promo_code --", who))).toBe('INVALID');
});

test('who tries one code after another is stopped', async () => {
  await using house = await openHouse([offer()], { LIMIT_FACTOR: '1' });
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) statuses.push((await check(house, `TRY${at}`)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test('a reward that cannot be given leaves the code unused', async () => {
  const broken = offer({
    rewards: [{ kind: 'cash', amount: 500 }, { ...offer().rewards[0]!, game: 'no-such' } as never],
  });
  await using house = await openHouse([broken]);
  const { who } = await enter(house, { balances: { main: cents(100) } });
  expect((await activate(house, 'SPINS', who)).status).toBe(500);
  expect(await house.product.db.sql`select from promo_activation`).toEqual([]);
  expect((await house.ask('account.getBalance', {}, who)).result.balance_main.amount).toBe(1);
});
