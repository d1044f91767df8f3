// What follows a sign-in or a registration (spec §2 and §4; decision D59): the news that wait for the new player, one
// after another, and then the way they wanted to go.
import { useRouter } from '@tanstack/react-router';
import { content } from '#contract/content.ts';
import { wayOf } from '#rules/arrival.ts';
import { withoutPopupFlags } from '#rules/entry-flags.ts';
import { localisePath } from '#rules/locale.ts';
import { useRead } from '../asking/reads.ts';
import { useActivateCode } from '../campaigns/activate-code.ts';
import { showCampaign } from '../campaigns/show-campaign.ts';
import { showCashback } from '../campaigns/show-cashback.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useText } from '../i18n/use-text.tsx';
import { useContactConfirmation } from '../player/contact-confirmation.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import type { AuthOutcome } from './auth-body.tsx';
import { codeTrouble } from './code-notices.tsx';
import { takeDueCode, takeReturn } from './keepsakes.ts';

export function useArrive(): (outcome: AuthOutcome) => Promise<void> {
  const router = useRouter();
  const { visit } = router.options.context;
  const { data: settings } = useRead(content.getSettings, {});
  const { locale, locales, switchTo } = useLocale();
  const offerConfirmation = useConfirmationOffer();
  const redeemDue = useDueCode();
  const toasts = useToasts();

  return async ({ account, isNew }) => {
    const { redirectUrl, backUrl: _, ...search } = router.state.location.search;
    const wishes = { redirectUrl: redirectUrl ?? null, backUrl: takeReturn() };
    if (isNew) await redeemDue();
    if (isNew && settings?.auth.registration.confirmEmailPopup.isActive) {
      const { defaultValue = true } = settings.auth.registration.confirmEmailPopup;
      if (defaultValue) await offerConfirmation(account.login);
    }
    // Each waits for the one before it to be closed.
    await showCashback(router.options.context);
    if (isNew) {
      await showCampaign(router.options.context, router.state.location);
      toasts.show({ type: 'register' });
    }
    const way = wayOf({
      ...wishes,
      isNew,
      deposit: localisePath('/cashier/deposit', locale, visit),
      origin: visit.origin,
      hosts: settings?.places.hosts ?? [],
    });
    if (way === 'stay') {
      await router.navigate({ to: '.', search: withoutPopupFlags(search), hash: true, replace: true });
      const isSpoken = locales.some(({ code }) => code === account.locale);
      if (isSpoken && account.locale !== locale) await switchTo(account.locale);
    } else if ('go' in way) router.history.push(way.go);
    else window.location.assign(way.leave);
  };
}

/** A code that cannot be used is told as that: the registration stands, whatever becomes of it. */
function useDueCode() {
  const toasts = useToasts();
  const activate = useActivateCode();
  return async () => {
    const code = takeDueCode();
    if (code === null) return;
    await activate(code, { isQuiet: false }).catch((reason: unknown) =>
      toasts.show({ type: 'register', component: codeTrouble(reason) }),
    );
  };
}

/** Whoever registered by e-mail is asked to confirm it: without that a forgotten password is the end of the account. */
function useConfirmationOffer() {
  const t = useText();
  const dialogs = useDialogs();
  const { confirm } = useContactConfirmation();
  return async (login: string) => {
    if (!login.includes('@')) return;
    const isWanted = await dialogs.open('Confirm', {
      content: t('auth.confirmEmail.content', { contact: login }),
      textReject: t('auth.confirmEmail.reject'),
      textAgree: t('auth.confirmEmail.agree'),
    });
    if (isWanted) await confirm({ type: 'email', contact: login }).catch(() => false);
  };
}
