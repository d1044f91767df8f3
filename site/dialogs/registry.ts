// Every named dialog: its kind, the words it needs, and its file, which is fetched when it is first wanted.
// To add one: write its file, with its component as the default export, its line here, and a
// specimen of it in site/stage/dialog-specimens.ts.
import type { ComponentType } from 'react';
import type { MessageArea } from '../i18n/message-id.ts';
import type { DialogProps } from './dialog-props.ts';

interface DialogEntry {
  kind: 'popup' | 'confirm' | 'curtain';
  texts?: readonly MessageArea[];
  /** Comes over whatever is shown: it cannot wait for its turn. */
  isUrgent?: true;
  load: () => Promise<{ default: ComponentType<never> }>;
}

export const registry = {
  AuthPopup: {
    kind: 'popup',
    texts: ['auth', 'form', 'validation', 'promo'],
    load: () => import('../auth/auth-popup.tsx'),
  },
  BaseSidebarPopup: { kind: 'curtain', load: () => import('../shell/base-sidebar-popup.tsx') },
  BetSlipPopup: {
    kind: 'popup',
    texts: ['betting', 'sports'],
    load: () => import('../betting/slip/bet-slip-popup.tsx'),
  },
  CampaignPopup: { kind: 'popup', load: () => import('../campaigns/campaign-popup.tsx') },
  Confirm: { kind: 'confirm', load: () => import('./confirm.tsx') },
  bonus: { kind: 'confirm', texts: ['bonuses'], load: () => import('../bonuses/bonus-confirm.tsx') },
  'burn-bonuses': {
    kind: 'confirm',
    texts: ['bonuses'],
    load: () => import('../bonuses/burn-bonuses-confirm.tsx'),
  },
  'betting-bonus-activated': {
    kind: 'confirm',
    texts: ['bonuses'],
    load: () => import('../bonuses/betting-bonus-activated.tsx'),
  },
  ConfirmationSuccessPopup: {
    kind: 'popup',
    texts: ['confirmation'],
    load: () => import('../confirmation/confirmation-success-popup.tsx'),
  },
  ConfirmContactPopup: {
    kind: 'popup',
    texts: ['profile', 'validation'],
    load: () => import('../profile/confirm-contact-popup.tsx'),
  },
  DemoModePopup: {
    kind: 'popup',
    texts: ['game'],
    load: () => import('../game/demo-mode-popup.tsx'),
  },
  EventSearchPopup: {
    kind: 'popup',
    texts: ['betting', 'sports'],
    load: () => import('../betting/event-search-popup.tsx'),
  },
  GamesSearchPopup: {
    kind: 'popup',
    texts: ['search'],
    load: () => import('../gamehall/games-search-popup.tsx'),
  },
  InteractivityWarning: {
    kind: 'popup',
    texts: ['inactivity'],
    isUrgent: true,
    load: () => import('../inactivity/interactivity-warning.tsx'),
  },
  JackpotWonPopup: {
    kind: 'popup',
    texts: ['jackpots'],
    load: () => import('../jackpots/jackpot-won-popup.tsx'),
  },
  LoyaltyCharacterChangeConfirmPopup: {
    kind: 'popup',
    texts: ['loyalty'],
    load: () => import('../loyalty/character-confirm-popup.tsx'),
  },
  LoyaltyCharacterChangePopup: {
    kind: 'popup',
    texts: ['loyalty'],
    load: () => import('../loyalty/character-change-popup.tsx'),
  },
  LoyaltyQuestPopup: {
    kind: 'popup',
    texts: ['loyalty'],
    load: () => import('../loyalty/quest-popup.tsx'),
  },
  LoyaltyShopInsufficientFundsPopup: {
    kind: 'popup',
    texts: ['loyalty'],
    load: () => import('../loyalty/shop-short-popup.tsx'),
  },
  LoyaltyShopPopupBuy: {
    kind: 'popup',
    texts: ['loyalty'],
    load: () => import('../loyalty/shop-buy-popup.tsx'),
  },
  LoyaltyShopPopupConfirm: {
    kind: 'popup',
    texts: ['loyalty'],
    load: () => import('../loyalty/shop-confirm-popup.tsx'),
  },
  OwnerProofPopup: {
    kind: 'popup',
    texts: ['profile', 'form', 'validation'],
    load: () => import('../profile/owner-proof-popup.tsx'),
  },
  PromocodeActivatedPopup: {
    kind: 'popup',
    texts: ['promo'],
    load: () => import('../campaigns/promocode-activated-popup.tsx'),
  },
  PromotionsDetailPopup: {
    kind: 'popup',
    texts: ['offers', 'promo'],
    load: () => import('../offers/promotions-detail-popup.tsx'),
  },
  SumsubPopup: {
    kind: 'popup',
    texts: ['verification'],
    load: () => import('../profile/sumsub-popup.tsx'),
  },
  TwoFactorPopup: {
    kind: 'popup',
    texts: ['profile', 'validation'],
    load: () => import('../profile/two-factor-popup.tsx'),
  },
  UnseenCashbackPopup: {
    kind: 'popup',
    texts: ['cashback'],
    load: () => import('../cashback/unseen-cashback-popup.tsx'),
  },
} as const satisfies Record<string, DialogEntry>;

export type DialogName = keyof typeof registry;

type ComponentOf<N extends DialogName> = Awaited<ReturnType<(typeof registry)[N]['load']>>['default'];
type AllProps<N extends DialogName> = ComponentOf<N> extends (props: infer P) => unknown ? P : never;
type Answer<N extends DialogName> = AllProps<N> extends DialogProps<infer R> ? R : never;

/** What the opener passes: the dialog's own props, without what the machinery gives it. */
export type PropsOf<N extends DialogName> = Omit<AllProps<N>, keyof DialogProps<unknown>>;

/** What `open` answers with. A dismissed confirm is a "no"; anything else dismissed answers nothing. */
export type ResultOf<N extends DialogName> = (typeof registry)[N]['kind'] extends 'confirm'
  ? Answer<N>
  : Answer<N> | undefined;
