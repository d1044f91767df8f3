// Transfers to the operator's own bank account. Nobody is asked over a network: the player is told where to send the
// money and what to write, the bank's statements say what came (see server/cashier/statements), and people of the
// cashier send what goes out.
import { creditorReference, writtenInGroups } from '#rules/creditor-reference.ts';
import { decimalOf } from '#rules/decimal.ts';
import { compactIban } from '#rules/fields/iban.ts';
import { ZERO } from '#rules/money.ts';
import type { BankTransferSettings } from '../../config/gateways.ts';
import { destinationOf } from './destination.ts';
import { DAY_MS, type Gateway } from './gateway.ts';

export const IBAN_GATEWAY = 'iban';

/** A transfer takes days, and is often not sent on the day it was promised. */
const WAITED_DAYS = 14;

export const createIbanGateway = ({ iban, name, bic, currency }: BankTransferSettings): Gateway => ({
  name: IBAN_GATEWAY,
  currencies: [currency],
  openForMs: WAITED_DAYS * DAY_MS,
  async startPayment({ transaction, amount, currency: ordered }) {
    const reference = creditorReference(transaction);
    const instructions = [
      { name: 'iban', value: writtenInGroups(iban) },
      ...(bic === null ? [] : [{ name: 'bic', value: bic }]),
      { name: 'name', value: name },
      { name: 'amount', value: `${decimalOf(amount)} ${ordered}` },
      { name: 'reference', value: writtenInGroups(reference) },
    ];
    return { reference, redirectUrl: null, instructions };
  },
  /** Open until a statement says more. */
  readPayment: async ({ transaction }) => ({
    state: 'open',
    amount: ZERO,
    currency,
    reference: creditorReference(transaction),
    reason: '',
  }),
  readNotice: async () => null,
  payouts: {
    areByHand: true,
    async keepDestination(_method, { iban: given = '', name: owner = '' }) {
      const number = compactIban(given);
      return destinationOf(number, `${number} ${owner}`);
    },
  },
});
