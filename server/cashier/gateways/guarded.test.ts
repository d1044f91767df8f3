import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { GatewayDeclined, GatewayFailed, type PayoutGateway, unknown } from './gateway.ts';
import { guarded } from './guarded.ts';

const order = { transaction: 't', method: 'card', amount: cents(1), currency: 'USD' } as const;
const ways = { success: '', fail: '', pending: '', cancel: '', mobile: '', notify: 'told here' };
const asked = { transaction: 't', reference: null };

/** A gateway whose every call does the same, and how often and with what it was asked. */
function openGuarded(answer: () => Promise<never>) {
  const calls: unknown[][] = [];
  const play = (...args: unknown[]) => {
    calls.push(args);
    return answer();
  };
  const payouts = { areByHand: false as const, keepDestination: play, sendPayout: play, readPayout: play };
  const parts = { name: 'bank', currencies: null, openForMs: 1, readNotice: async () => null };
  const gateway = guarded({ ...parts, startPayment: play, readPayment: play, payouts });
  return { gateway, out: gateway.payouts as PayoutGateway, calls };
}

const away = async () => {
  throw new GatewayFailed('away', true);
};

const directions = {
  in: [({ gateway }) => gateway.startPayment(order, ways), ({ gateway }) => gateway.readPayment(asked)],
  out: [
    ({ out }) => out.keepDestination('card', { number: '4' }),
    ({ out }) => out.sendPayout({ ...order, token: 'k' }, { notify: 'told here' }),
    ({ out }) => out.readPayout(asked),
  ],
} satisfies Record<string, ((house: ReturnType<typeof openGuarded>) => Promise<unknown>)[]>;

test('what is asked is handed on, and what is answered comes back', async () => {
  const house = openGuarded(async () => unknown as never);
  for (const ask of [...directions.in, ...directions.out]) expect(await ask(house)).toBe(unknown);
  expect(house.calls).toEqual([
    [order, ways],
    [asked],
    ['card', { number: '4' }],
    [{ ...order, token: 'k' }, { notify: 'told here' }],
    [asked],
  ]);
});

test.for([
  ['in', 'out'],
  ['out', 'in'],
] as const)('five failures of money %s leave it alone there, and not money %s', async ([broken, other]) => {
  const house = openGuarded(away);
  const [first] = directions[broken];
  for (let times = 0; times < 5; times += 1) await expect(first!(house)).rejects.toThrow('away');
  for (const ask of directions[broken])
    await expect(ask(house)).rejects.toMatchObject({
      ...{ name: 'GatewayFailed', isReached: false, message: expect.stringContaining('bank is left alone') },
    });
  expect(house.calls).toHaveLength(5);
  await expect(directions[other][0]!(house)).rejects.toThrow('away');
  expect(house.calls).toHaveLength(6);
});

test('a no is an answer, however often it is said', async () => {
  const house = openGuarded(async () => {
    throw new GatewayDeclined('no');
  });
  for (let times = 0; times < 6; times += 1)
    for (const ask of [...directions.in, ...directions.out])
      await expect(ask(house)).rejects.toThrow(GatewayDeclined);
  expect(house.calls).toHaveLength(30);
});

test('where people send the money, or nobody does, that stays so', async () => {
  const { gateway } = openGuarded(away);
  const keepDestination = async () => ({ token: 'k', shown: '', fingerprint: '' });
  const byHand = guarded({ ...gateway, payouts: { areByHand: true, keepDestination } }).payouts!;
  expect(byHand.areByHand).toBe(true);
  expect(byHand).not.toHaveProperty('sendPayout');
  expect(await byHand.keepDestination('bank', {})).toMatchObject({ token: 'k' });
  expect(guarded({ ...gateway, payouts: null }).payouts).toBeNull();
});
