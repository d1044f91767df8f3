import type { Bonus } from '#contract/bonuses.ts';
import { cents } from '#rules/money.ts';
import type { DialogName, PropsOf } from '../dialogs/registry.ts';
import { momentIn } from '../start/clock.ts';

import { change, ferro, mirabel, product, quest } from './loyalty-specimens.ts';

const code = { resendSeconds: 60 };

const sum = (amount: number) => ({ amount: cents(amount), currency: 'EUR' }) as const;
const someBonus: Bonus = {
  ...{ id: 1, type: 'casino', status: 'active', title: 'A bonus', image: 'chest', is_free_bet: false },
  ...{ amount: sum(6_000), purse: sum(7_420), turnover: sum(130_240), required: sum(210_000) },
  wager: { x: 35, base: 'bonus' },
  ...{
    stake_max: sum(300),
    stake_max_percent: 5,
    cap: sum(60_000),
    cap_x: 10,
    is_sticky: false,
    odds_min: 1.5,
  },
  ...{ counts: [], excluded: [], place: null, can_activate: false, can_deactivate: false },
  ...{
    granted_at: '2026-11-08T12:00:00Z',
    activated_at: null,
    ends_at: '2026-11-22T12:00:00Z',
    ended_at: null,
  },
  ...{ converted: sum(0), source: { giver: 'offer', name: '' } },
};

/** Every dialog with something to show. One that is registered and not named here does not compile. */
export const dialogSpecimens: { readonly [N in DialogName]: PropsOf<N> } = {
  AuthPopup: { mode: 'registration' },
  BaseSidebarPopup: {},
  BetSlipPopup: {},
  CampaignPopup: {
    campaign: {
      id: 1,
      kicker: 'A kicker',
      title: 'A title',
      text: 'A sentence.',
      image: 'chest',
      action: { label: 'Go to games', link: '/gamehall' },
    },
  },
  Confirm: { content: 'Shall we go on?', textReject: 'No', textAgree: 'Yes' },
  bonus: { bonus: someBonus, act: 'remove' },
  'burn-bonuses': { burnt: someBonus.amount, amount: someBonus.amount },
  'betting-bonus-activated': { bonus: { ...someBonus, type: 'betting' } },
  ConfirmationSuccessPopup: {},
  ConfirmContactPopup: { type: 'email', contact: 'anna@example.com', ...code },
  DemoModePopup: { name: 'Mines' },
  EventSearchPopup: {},
  GamesSearchPopup: {},
  InteractivityWarning: { endsAt: momentIn(600) },
  LoyaltyCharacterChangeConfirmPopup: { next: mirabel, change, points: 740 },
  LoyaltyCharacterChangePopup: { old: ferro, next: mirabel, change },
  LoyaltyQuestPopup: { quest, isOwn: false, levelName: () => 'Brass I' },
  LoyaltyShopInsufficientFundsPopup: { product, points: 120, quests: [quest] },
  LoyaltyShopPopupBuy: { product },
  LoyaltyShopPopupConfirm: { product, points: 740 },
  JackpotWonPopup: {
    won: { jackpot_id: 1, cycle: 1, game: 'gem-forge', amount: { amount: cents(1_234_56), currency: 'EUR' } },
  },
  OwnerProofPopup: { asked: { by: 'password' }, attempt: async () => undefined },
  PromocodeActivatedPopup: {
    offer: {
      id: 8,
      description: {
        product: 'casino',
        kicker: 'Promo code',
        title: '25 free spins',
        text: 'A sentence.',
        image: 'gift',
        tone: 'violet',
        finished_at: null,
      },
      promotions: [{ kind: 'cash', amount: { amount: cents(500), currency: 'EUR' } }],
      ...{ package: null, reserved_until: null, taken: 1, is_quiet: false },
    },
  },
  PromotionsDetailPopup: { id: 1 },
  SumsubPopup: { externalActionId: undefined },
  UnseenCashbackPopup: {
    cashback: {
      ...{ id: 1, status: 'active', description: 'Weekly cashback', rate: 5 },
      ...{ start_date: '2026-11-09T00:00:00.000Z', end_date: '2026-11-16T00:00:00.000Z' },
      receiving_expired_at: '2026-11-23T00:00:00.000Z',
      amount: { amount: cents(20_00), currency: 'EUR' },
      ...{
        staked: cents(500_00),
        won: cents(100_00),
        given: cents(0),
        carried: cents(0),
        base: cents(400_00),
        most: cents(21_00),
      },
    },
  },
  TwoFactorPopup: { isOn: true, proof: {}, sentTo: 'a•••@example.com', ...code },
};
