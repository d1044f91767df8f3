// Every address of the site. Each exists bare and under a locale: /gamehall and /ru/gamehall; the
// prefix lives in the address alone (see i18n/locale-rewrite.ts), so routes and links are always written bare.
// A row states all that is to be known of a page from outside: menus, guards and the lists of tests are read off it.
import { route } from './routing/page-route.ts';
import { rootRoute } from './start/root.tsx';

export const routeTree = rootRoute.addChildren([
  route('/', { name: 'index', page: 'home/home', menu: { in: 'start', icon: 'house', text: 'home.menu' } }),
  route('/gamehall', {
    search: ['category', 'providers', 'type', 'query', 'sort'],
    menu: { in: 'start', icon: 'poker-chip', text: 'hall.menu' },
  }),
  route('/gamehall/$id', { page: 'gamehall/category', example: 'slots' }),
  route('/betting', {
    search: ['slip'],
    menu: { in: 'start', icon: 'soccer-ball', text: 'betting.menu' },
  }),
  route('/betting/live'),
  route('/betting/my-bets'),
  route('/betting/results', { search: ['sport', 'query', 'page'] }),
  route('/betting/rules'),
  route('/betting/event/$id', { example: '1' }),
  route('/betting/$sport', { page: 'betting/sport', example: 'football', lists: 'sports' }),
  route('/betting/$sport/$league', { page: 'betting/sport', example: 'football/ember-premier' }),
  route('/jackpots', { menu: { in: 'start', icon: 'crown', text: 'jackpots.menu' } }),
  route('/jackpots/$id', { page: 'jackpots/jackpot', example: '1', lists: 'jackpots' }),
  route('/providers', { page: 'gamehall/providers' }),
  route('/promotions', {
    page: 'offers/promotions',
    menu: { in: 'start', icon: 'gift', text: 'offers.menu', holds: ['/offers'] },
  }),
  route('/promotions/$id', { page: 'offers/promotions', example: '1' }),
  route('/offers'),
  route('/offers/$id', { page: 'offers/offer', example: '1' }),
  route('/tournaments', { menu: { in: 'start', icon: 'trophy', text: 'tournaments.menu' } }),
  route('/tournaments/$id', { page: 'tournaments/tournament', example: '1' }),
  route('/tournaments/$id/gamehall', { page: 'tournaments/run-games', example: '1' }),
  route('/winners', { menu: { in: 'start', icon: 'medal', text: 'winners.menu' } }),
  route('/game/$sysname', { isGamePage: true, example: 'mines', lists: 'games' }),
  route('/cashier'),
  route('/cashier/deposit', {
    menu: { in: 'cashier', icon: 'arrow-down', text: 'cashier.menu.deposit', holds: ['/cashier/billing'] },
  }),
  route('/cashier/deposit/$sysname', { example: 'card' }),
  route('/cashier/billing', { search: ['method'] }),
  route('/cashier/withdraw', {
    search: ['transaction'],
    menu: { in: 'cashier', icon: 'arrow-up', text: 'cashier.menu.withdraw' },
  }),
  route('/cashier/history', {
    search: ['type', 'state', 'from', 'to', 'page'],
    menu: {
      in: 'cashier',
      icon: 'history',
      text: 'cashier.menu.history',
      short: 'cashier.nav.history',
      holds: ['/cashier/receipt'],
    },
  }),
  route('/cashier/receipt', { search: ['transaction'] }),
  route('/cashier/wallet', { menu: { in: 'cashier', icon: 'wallet', text: 'cashier.menu.wallet' } }),
  route('/cashier/paysuccess', { search: ['transaction'] }),
  route('/cashier/paysuccess/$transaction', { example: '1001' }),
  route('/cashier/payfail', { search: ['transaction'] }),
  route('/cashier/payfail/$transaction', { example: '1001' }),
  route('/cashier/paypending', { search: ['transaction'] }),
  route('/cashier/paypending/$transaction', { example: '1001' }),
  route('/cashier/paycancel', { search: ['transaction'] }),
  route('/cashier/paymobile', { search: ['transaction'] }),
  route('/cashier/paynewwindow', { search: ['transaction'] }),
  route('/forms/sign_in', { page: 'forms/sign-in', layout: 'empty' }),
  route('/forms/sign_up', { page: 'forms/sign-up', layout: 'empty' }),
  route('/unsubscribe', { page: 'system/unsubscribe' }),
  route('/confirmation'),
  route('/confirmation/success'),
  route('/confirmation/undo'),
  route('/responsible-game', { page: 'system/empty' }),
  route('/bets/$', { page: 'system/empty', example: 'anything/at/all' }),
  route('/profile'),
  route('/profile/settings', {
    name: 'profile.settings.index',
    menu: { in: 'profile', icon: 'user', text: 'profile.menu.settings' },
  }),
  route('/profile/security', { menu: { in: 'profile', icon: 'lock', text: 'profile.menu.security' } }),
  route('/profile/notification', {
    menu: { in: 'profile', icon: 'bell', text: 'profile.menu.notification' },
  }),
  route('/profile/verification', {
    menu: {
      in: 'profile',
      icon: 'identity',
      text: 'profile.menu.verification',
      flag: 'identityVerification',
    },
  }),
  route('/profile/responsible-game', {
    menu: { in: 'profile', icon: 'shield', text: 'profile.menu.limits', flag: 'responsibleGaming' },
  }),
  route('/profile/bonuses', {
    search: ['tab'],
    menu: { in: 'profile', icon: 'gift', text: 'profile.menu.bonuses' },
  }),
  route('/profile/loyalty', {
    menu: { in: 'profile', icon: 'medal', text: 'loyalty.menu.own', flag: 'loyalty' },
  }),
  route('/profile/cashback', { menu: { in: 'profile', icon: 'percent', text: 'profile.menu.cashback' } }),
  route('/profile/bets'),
  route('/profile/bets/history', {
    page: 'profile/bets-history',
    search: ['game', 'page', 'of', 'status', 'from', 'to'],
    menu: {
      in: 'profile',
      icon: 'history',
      text: 'profile.menu.bets',
      flag: 'betHistory',
      holds: ['/profile/bets/exports'],
    },
  }),
  route('/profile/bets/exports', { page: 'profile/bets-exports' }),
  route('/loyalty', {
    menu: { in: 'house', icon: 'medal', text: 'loyalty.menu.loyalty', flag: 'loyalty' },
  }),
  route('/loyalty/shop', {
    menu: { in: 'house', icon: 'storefront', text: 'loyalty.menu.shop', flag: 'loyalty' },
  }),
  route('/loyalty/$sysname', { page: 'loyalty/program', example: 'marigold', lists: 'programs' }),
  route('/fairness', { search: ['round', 'jackpot', 'cycle', 'event'] }),
  route('/cookies', {
    page: 'consent/consent',
    menu: { in: 'legal', icon: 'shield', text: 'consent.menu' },
  }),
  route('/credits', { menu: { in: 'legal', icon: 'info', text: 'credits.menu' } }),
  route('/support', { menu: { in: 'house', icon: 'lifebuoy', text: 'support.menu' } }),
  route('/_icons', { page: 'gallery/icons', layout: 'svg-sprite' }),
  route('/_kit', { page: 'gallery/kit', layout: 'empty', isSandboxOnly: true }),
  route('/_kit/stage', { page: 'stage/stage', isSandboxOnly: true }),
  route('/_kit/system/$name', { page: 'system/specimen', isSandboxOnly: true, example: 'PAY_PENDING' }),
  route('/$slug', { page: 'content/content', example: 'about-us', lists: 'articles' }),
]);
