// Whoever is refused for something they can do is led to where it is done (spec §8, decision D06).
import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { cents } from '#rules/money.ts';
import { shown } from '#tests/shown.tsx';
import { LedRefusal } from './led-refusal.tsx';

const draw = (refusal: Refusal) => shown(<LedRefusal refusal={refusal} />, { texts: ['error'], answers: [] });

test.for([
  [new Refusal('KycUserProfile'), '/profile/verification'],
  [new Refusal('KycWithdrawal'), '/profile/verification'],
  [
    new Refusal('BillingDepositLimitExceeded', { error_data: { available_amount: cents(0) } }),
    '/profile/responsible-game',
  ],
  [new Refusal('UserNeedDeposit'), '/cashier/deposit'],
  [new Refusal('UserNeedProfileData'), '/profile/settings#personal'],
  [new Refusal('UserNeedConfirmContact'), '/profile/settings#contacts'],
  [new Refusal('WithdrawalDeclined'), '/support'],
  [new Refusal('WithdrawalDebt'), '/support'],
] as [Refusal, string][])('%s leads to %s', async ([refusal, href]) => {
  const markup = await draw(refusal);
  expect(markup).toContain(`href="${href}"`);
  expect(markup).toContain('role="status"');
});

test.for([
  new Refusal('SumsubVerificationRequired'),
  new Refusal('RequisitesValidationRequired', { error_data: { external_action_id: 'x' } }),
] as Refusal[])('%s offers the check itself', async (refusal) => {
  expect(await draw(refusal)).toMatch(/<button[^>]*>.*Verify my identity/s);
});

test('what nobody here can do anything about is only said', async () => {
  const markup = await draw(new Refusal('WithdrawalLimitsExceeded'));
  expect(markup).toContain('role="alert"');
  expect(markup).not.toMatch(/<(a|button)\b/);
});

test.for([
  ['2027-05-31T10:00:00.000Z', 'You have self-excluded until 31.05.2027.'],
  [null, 'You have self-excluded permanently.'],
] as const)('an exclusion until %s is said in its own words', async ([until, words]) => {
  const markup = await draw(new Refusal('Authorization', { error_data: { self_exclusion_until: until } }));
  expect(markup).toContain(words);
});

test.for([
  [1, 'in 1 second.'],
  [59, 'in 59 seconds.'],
  [1_690, 'in 29 minutes.'],
  [7_200, 'in 2 hours.'],
] as const)('a wait of %d seconds is said as people would say it', async ([seconds, words]) => {
  expect(await draw(new Refusal('TooManyRequests', { error_data: { retry_after: seconds } }))).toContain(
    words,
  );
});
