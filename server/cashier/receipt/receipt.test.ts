import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { codes, wordsOf } from '#tests/languages.ts';
import { Thread } from '../../plumbing/thread.ts';

async function readBack(pdf: string): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(pdf, 'base64'))), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}

test('a receipt is a PDF with what was paid, by whom and when, in the reader’s language', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player());
  const { result } = await house.send('cashier.makedeposit', { method: 'card', amount: '1,250' }, visitor);
  await house.pay(result.redirect_url, 'success');
  const { transaction } = result;

  const file = (await house.ask('cashier.getReceipt', { transaction }, visitor)).result;
  expect(file.filename).toBe(`receipt-${transaction}.pdf`);
  const english = await readBack(file.pdf);
  for (const part of ['Receipt', '$ 1,250.00', 'Paid', 'Card', transaction]) expect(english).toContain(part);

  for (const locale of codes) {
    const { pdf } = (await house.ask('cashier.getReceipt', { transaction, locale }, visitor)).result;
    const text = await readBack(pdf);
    expect(text).toContain(wordsOf(locale, 'cashier.receipt.title'));
    expect(text).toContain(wordsOf(locale, 'cashier.state.paid'));
    expect(text).toContain('$ 1,250.00');
  }
});

test('what a withdrawal costs and where it goes is on its receipt', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(
    await house.player({ isVerified: true, balances: { main: cents(100_00) } }),
  );
  const wish = { method: 'card', amount: '20', ...CARD };
  const { transaction } = (await house.send('cashier.makewithdrawal', wish, visitor)).result;
  const words = await readBack((await house.ask('cashier.getReceipt', { transaction }, visitor)).result.pdf);
  expect(words).toContain('Withdrawal $ 20.00');
  expect(words).toMatch(/•••• \d{4}/);
});

test('nobody gets the receipt of another, or of a payment that never was', async () => {
  await using house = await openCashier();
  const owner = await house.enter(await house.player());
  const other = await house.enter(await house.player());
  const { transaction } = (await house.send('cashier.makedeposit', { method: 'card', amount: '10' }, owner))
    .result;
  for (const [who, name] of [
    [other, transaction],
    [owner, 'f00d'],
  ]) {
    const { error } = await house.ask('cashier.getReceipt', { transaction: name }, who);
    expect(error.invalid_parameters).toEqual({ transaction: ['unknown'] });
  }
  expect((await house.ask('cashier.getReceipt', { transaction })).status).toBe(401);
});

test('more receipts than can be drawn are refused at once, and the others are drawn', async () => {
  await using house = await openCashier();
  const askers: { transaction: string; visitor: Awaited<ReturnType<typeof house.enter>> }[] = [];
  for (let at = 0; at < 8; at += 1) {
    const visitor = await house.enter(await house.player());
    const { result } = await house.send('cashier.makedeposit', { method: 'card', amount: '10' }, visitor);
    askers.push({ transaction: result.transaction, visitor });
  }
  const held = Promise.withResolvers<void>();
  const draw = Thread.prototype.ask;
  using _held = vi.spyOn(Thread.prototype, 'ask').mockImplementation(async function (
    this: Thread<unknown, unknown>,
    order,
  ) {
    await held.promise;
    return draw.call(this, order);
  });

  // As many as one player may have under way, of each: one is drawn and 24 wait.
  const flood = Array.from({ length: 4 }, () => askers)
    .flat()
    .map(async ({ transaction, visitor }) => ({
      transaction,
      ...(await house.ask('cashier.getReceipt', { transaction }, visitor)),
    }));
  const refused: string[] = [];
  for (const asked of flood)
    void asked.then(({ status, headers }) => {
      if (status === 503) refused.push(String(headers['retry-after']));
    });
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(7);
  held.resolve();
  const answers = await Promise.all(flood);
  expect(new Set(refused)).toEqual(new Set(['1']));
  const drawn = answers.filter(({ status }) => status === 200);
  expect(drawn.length).toBe(32 - refused.length);
  for (const { transaction, result } of drawn) expect(result.filename).toBe(`receipt-${transaction}.pdf`);
});
