// All twenty-nine ways of saying no, each caused from outside as a tester would: by the sandbox's failure switch.
import { expect } from 'vitest';
import { test } from '#tests/doors.ts';

const catalogue: [row: string, reason: string, code: number, status: number][] = [
  ['S8-R001', 'UnknownError', 1, 500],
  ['S8-R002', 'ApplicationDisabled', 2, 503],
  ['S8-R003', 'MethodNotFound', 3, 404],
  ['S8-R004', 'Authorization', 4, 401],
  ['S8-R005', 'InvalidRequest', 5, 400],
  ['S8-R006', 'InternalServerError', 6, 500],
  ['S8-R007', 'AccessDenied', 7, 403],
  ['S8-R008', 'UserDeleted', 8, 401],
  ['S8-R009', 'UserBanned', 9, 403],
  ['S8-R010', 'UserNeedDeposit', 10, 422],
  ['S8-R011', 'UserNeedProfileData', 11, 422],
  ['S8-R012', 'UserNeedConfirmContact', 12, 422],
  ['S8-R013', 'ApplicationUnavailable', 13, 503],
  ['S8-R014', 'InvalidParameter', 14, 400],
  ['S8-R015', 'TooManyRequests', 15, 429],
  ['S8-R016', 'BillingServiceError', 16, 502],
  ['S8-R017', 'BillingTransactionDeclined', 17, 422],
  ['S8-R018', 'BillingUnavailable', 18, 502],
  ['S8-R019', 'BillingDepositLimitExceeded', 19, 422],
  ['S8-R020', 'WithdrawalDeclined', 20, 422],
  ['S8-R021', 'WithdrawalLimitsExceeded', 21, 422],
  ['S8-R022', 'WithdrawalLimitsPeriodExceeded', 22, 422],
  ['S8-R023', 'KycUserProfile', 23, 422],
  ['S8-R024', 'KycWithdrawal', 24, 422],
  ['S8-R025', 'StorageQuotaExceeded', 25, 422],
  ['S8-R026', 'SumsubVerificationRequired', 26, 422],
  ['S8-R027', 'RequisitesOnVerification', 27, 422],
  ['S8-R028', 'RequisitesValidationRequired', 28, 422],
  ['S8-R029', 'RequisitesFraudulent', 29, 422],
];

test.for(catalogue)(
  '%s: %s has the code %i and the status %i',
  async ([, reason, code, status], { doors }) => {
    const broken = await doors.post('/__sandbox/failures', { call: 'games.get', refusal: reason });
    expect(broken.statusCode).toBe(303);
    const answer = await doors.ask('games.get');
    expect({ status: answer.status, ...answer.error }).toMatchObject({
      type: `${reason}Exception`,
      code,
      status,
    });

    await doors.post('/__sandbox/failures', { call: 'games.get', refusal: '' });
    expect((await doors.ask('games.get')).status).toBe(200);
  },
);

test('there are twenty-nine of the specification, and after them our own', async ({ doors }) => {
  const { components } = (await doors.get('/api/openapi.json')).json();
  const types = components.schemas.Refusal.properties.error.properties.type.enum;
  const ours = [
    'InsufficientFunds',
    'BetNotAllowed',
    'RoundOpen',
    'RoundNotFound',
    'StepConflict',
    'GameClosed',
    'StakeLimitExceeded',
    'LossLimitExceeded',
    'TimeLimitReached',
    'RealityCheckDue',
    'BetsClosed',
    'FreespinsNotFound',
    'FreespinsEnded',
    'ContentChanged',
    ...['BonusMaxBet', 'BonusGameExcluded', 'BonusActive', 'BonusEnded', 'BonusPlayed', 'BonusWouldBurn'],
    ...['NotEnoughCoins', 'ProductUnavailable', 'QuestUnavailable', 'RewardsBlocked'],
    ...['TournamentClosed', 'TournamentNotForYou'],
    'CashbackNotFound',
    'CashbackEnded',
    'CashbackNotForYou',
    'EventNotFound',
    'BetNotFound',
    'CashOutClosed',
    'CashOutLimit',
    'RewardUnavailable',
    'InMaintenance',
    'WithdrawalDebt',
    'BetCannotGain',
    'ChipStepRequired',
  ];
  const named = [...catalogue.map(([, reason]) => reason), ...ours];
  expect(types).toEqual(named.map((reason) => `${reason}Exception`));
});

test('too many requests says when to come back, in the body and in the header', async ({ doors }) => {
  await doors.post('/__sandbox/failures', { call: 'games.get', refusal: 'TooManyRequests' });
  const { error, headers } = await doors.ask('games.get');
  await doors.post('/__sandbox/failures', { call: 'games.get', refusal: '' });

  expect(error.error_data.retry_after).toBeGreaterThan(0);
  expect(headers['retry-after']).toBe(String(error.error_data.retry_after));
});
