import { expect, test } from 'vitest';
import { dollars, payment } from '#tests/cashier.ts';
import { shown } from '#tests/shown.tsx';
import { PaymentFacts } from './payment-facts.tsx';

const factsOf = async (change: Parameters<typeof payment>[0]) => {
  const markup = await shown(<PaymentFacts payment={payment(change)} />, { texts: ['cashier'], answers: [] });
  const found = [...markup.matchAll(/data-fact="(\w+)".*?<dd[^>]*>(.*?)<\/dd>/g)];
  return Object.fromEntries(found.map(([, key, value]) => [key, value!.replaceAll(/<[^>]+>/g, '')]));
};

test('a payment is told whole, its times in UTC until the browser knows better', async () => {
  expect(await factsOf({})).toEqual({
    amount: '$\u00a050.00',
    state: 'Paid',
    method: 'Bank card',
    created: '01.03.2026, 12:00',
    settled: '01.03.2026, 12:01',
    transaction: 'T1001',
  });
});

test('what it costs, and so what arrives, is told where it costs something', async () => {
  expect(await factsOf({ type: 'withdrawal', fee: dollars(2), destination: '•••• 4242' })).toMatchObject({
    fee: '$\u00a02.00',
    arrives: '$\u00a048.00',
    destination: '•••• 4242',
  });
});
