// Every address of the site, on one screen. Each exists bare and under a locale: /gamehall and /ru/gamehall; the
// prefix lives in the address alone (see i18n/locale-rewrite.ts), so routes and links are always written bare.
import { route } from './page-route.ts';
import { rootRoute } from './root.tsx';

export const routeTree = rootRoute.addChildren([
  route('/', { name: 'index', page: 'home/home' }),
  route('/gamehall', { name: 'gamehall', page: 'gamehall/gamehall' }),
  route('/gamehall/$id', { name: 'gamehall-id', page: 'gamehall/category' }),
  route('/providers', { name: 'providers', page: 'gamehall/providers' }),
  route('/game/$sysname', { name: 'game-sysname', page: 'game/game' }),
  route('/cashier/deposit', { name: 'cashier-deposit', page: 'cashier/deposit' }),
  route('/forms/sign_in', { name: 'forms-sign_in', page: 'forms/sign-in', layout: 'empty' }),
  route('/forms/sign_up', { name: 'forms-sign_up', page: 'forms/sign-up', layout: 'empty' }),
  route('/unsubscribe', { name: 'unsubscribe', page: 'system/unsubscribe' }),
  route('/confirmation', { name: 'confirmation', page: 'confirmation/confirmation' }),
  route('/confirmation/success', { name: 'confirmation-success', page: 'confirmation/success' }),
  route('/responsible-game', { name: 'responsible-game', page: 'system/empty' }),
  route('/bets/$', { name: 'bets', page: 'system/empty' }),
  route('/profile', { name: 'profile', page: 'profile/profile' }),
  route('/profile/settings', { name: 'profile.settings.index', page: 'profile/settings' }),
  route('/profile/security', { name: 'profile-security', page: 'profile/security' }),
  route('/profile/notification', { name: 'profile-notification', page: 'profile/notification' }),
  route('/credits', { name: 'credits', page: 'credits/credits' }),
  route('/_icons', { name: '_icons', page: 'icons/icons', layout: 'svg-sprite' }),
  route('/_kit', { name: '_kit', page: 'kit/kit', layout: 'empty', isSandboxOnly: true }),
  route('/_kit/stage', { name: '_kit-stage', page: 'stage/stage', isSandboxOnly: true }),
  route('/_kit/system/$name', { name: '_kit-system-name', page: 'system/specimen', isSandboxOnly: true }),
  route('/$slug', { name: 'slug', page: 'content/content' }),
]);
