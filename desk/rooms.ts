// Every room of the desk, in the order of the navigation: where it is, who may enter, and the page that shows it.
import { type ComponentType, lazy } from 'react';
import type { Permission } from '#contract/desk/permissions.ts';
import type { IconName } from '#ui/icon-names.ts';

export interface Room {
  /** In the address: /desk/{path}. Its queue, where it has one, is counted under the same name. */
  path: string;
  icon: IconName;
  permission: Permission;
  group: 'money' | 'betting' | 'people' | 'rewards' | 'words' | 'house';
  page: ComponentType;
}

export const rooms: readonly Room[] = [
  {
    path: 'payments',
    icon: 'wallet',
    permission: 'payments.see',
    group: 'money',
    page: lazy(() => import('./payments/payments.page.tsx')),
  },
  {
    path: 'statements',
    icon: 'bank',
    permission: 'payments.see',
    group: 'money',
    page: lazy(() => import('./payments/statements.page.tsx')),
  },
  {
    path: 'trading',
    icon: 'soccer-ball',
    permission: 'trading.see',
    group: 'betting',
    page: lazy(() => import('./trading/trading.page.tsx')),
  },
  {
    path: 'players',
    icon: 'users',
    permission: 'players.see',
    group: 'people',
    page: lazy(() => import('./players/players.page.tsx')),
  },
  {
    path: 'texts',
    icon: 'book',
    permission: 'content.edit',
    group: 'words',
    page: lazy(() => import('./texts/texts.page.tsx')),
  },
  {
    path: 'pages',
    icon: 'file',
    permission: 'content.edit',
    group: 'words',
    page: lazy(() => import('./pages/pages.page.tsx')),
  },
  {
    path: 'banners',
    icon: 'megaphone',
    permission: 'content.edit',
    group: 'words',
    page: lazy(() => import('./banners/banners.page.tsx')),
  },
  {
    path: 'popups',
    icon: 'sparkle',
    permission: 'content.edit',
    group: 'words',
    page: lazy(() => import('./popups/popups.page.tsx')),
  },
  {
    path: 'budgets',
    icon: 'hand-coins',
    permission: 'desk',
    group: 'rewards',
    page: lazy(() => import('./budgets/budgets.page.tsx')),
  },
  {
    path: 'bonuses',
    icon: 'gift',
    permission: 'content.edit',
    group: 'rewards',
    page: lazy(() => import('./bonuses/bonuses.page.tsx')),
  },
  {
    path: 'offers',
    icon: 'tag',
    permission: 'content.edit',
    group: 'rewards',
    page: lazy(() => import('./offers/offers.page.tsx')),
  },
  {
    path: 'promo-codes',
    icon: 'ticket',
    permission: 'content.edit',
    group: 'rewards',
    page: lazy(() => import('./offers/promo-codes.page.tsx')),
  },
  {
    path: 'tournaments',
    icon: 'trophy',
    permission: 'content.edit',
    group: 'rewards',
    page: lazy(() => import('./tournaments/tournaments.page.tsx')),
  },
  {
    path: 'jackpots',
    icon: 'crown',
    permission: 'content.edit',
    group: 'rewards',
    page: lazy(() => import('./jackpots/jackpots.page.tsx')),
  },
  {
    path: 'cashback',
    icon: 'percent',
    permission: 'content.edit',
    group: 'rewards',
    page: lazy(() => import('./cashback/cashback.page.tsx')),
  },
  {
    path: 'levels',
    icon: 'medal',
    permission: 'content.edit',
    group: 'rewards',
    page: lazy(() => import('./loyalty/levels.page.tsx')),
  },
  {
    path: 'quests',
    icon: 'target',
    permission: 'content.edit',
    group: 'rewards',
    page: lazy(() => import('./loyalty/quests.page.tsx')),
  },
  {
    path: 'shop',
    icon: 'storefront',
    permission: 'content.edit',
    group: 'rewards',
    page: lazy(() => import('./loyalty/shop.page.tsx')),
  },
  {
    path: 'redirects',
    icon: 'arrow-right',
    permission: 'content.edit',
    group: 'words',
    page: lazy(() => import('./redirects/redirects.page.tsx')),
  },
  {
    path: 'settings',
    icon: 'sliders',
    permission: 'content.edit',
    group: 'words',
    page: lazy(() => import('./settings/settings.page.tsx')),
  },
  {
    path: 'seo',
    icon: 'globe',
    permission: 'content.edit',
    group: 'words',
    page: lazy(() => import('./seo/seo.page.tsx')),
  },
  {
    path: 'custom-code',
    icon: 'wrench',
    permission: 'content.edit',
    group: 'words',
    page: lazy(() => import('./custom-code/custom-code.page.tsx')),
  },
  {
    path: 'media',
    icon: 'camera',
    permission: 'content.edit',
    group: 'words',
    page: lazy(() => import('./media/media.page.tsx')),
  },
  {
    path: 'approvals',
    icon: 'seal',
    permission: 'desk',
    group: 'house',
    page: lazy(() => import('./approvals/approvals.page.tsx')),
  },
  {
    path: 'thresholds',
    icon: 'gear',
    permission: 'desk',
    group: 'house',
    page: lazy(() => import('./thresholds/thresholds.page.tsx')),
  },
  {
    path: 'closures',
    icon: 'prohibit',
    permission: 'switches.turn',
    group: 'house',
    page: lazy(() => import('./closures/closures.page.tsx')),
  },
  {
    path: 'staff',
    icon: 'identity',
    permission: 'staff.manage',
    group: 'house',
    page: lazy(() => import('./staff/staff.page.tsx')),
  },
  {
    path: 'audit',
    icon: 'history',
    permission: 'audit.see',
    group: 'house',
    page: lazy(() => import('./audit/audit.page.tsx')),
  },
  {
    path: 'me',
    icon: 'key',
    permission: 'desk',
    group: 'house',
    page: lazy(() => import('./access/me.page.tsx')),
  },
];
