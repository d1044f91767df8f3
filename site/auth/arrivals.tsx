// What an address, a messenger or an unfinished registration asks for as somebody arrives. Fetched only then; the shell
// knows when (shell/arrival-slot.tsx).
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AccountInfo } from '#contract/account/account.ts';
import { authEntry } from '#contract/auth/entry.ts';
import { campaigns } from '#contract/campaigns.ts';
import { entryOf, hasPopupFlags, type Search, withoutPopupFlags } from '#rules/entry-flags.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { usePlayer } from '../player/use-player.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { CodeWaits } from './code-notices.tsx';
import { dropKept, keepFrom, readKept } from './keepsakes.ts';
import { MessengerTrouble } from './messenger-trouble.tsx';
import { readTrouble } from './social-window.ts';
import { readInitData } from './telegram.ts';
import { useArrive } from './use-arrive.ts';

export default function Arrivals() {
  const player = usePlayer();
  const isComplete = player?.is_registration_completed ?? true;
  useFlags(player !== null);
  useUnfinished(isComplete);
  useReturn(player);
  useMessenger(player === null);
  useStoredCode(player === null);
  return null;
}

/** Opens the popup that the address asks for. A player has no use for one: the flags are only taken away. */
function useFlags(isPlayer: boolean) {
  const router = useRouter();
  const dialogs = useDialogs();
  const search: Search = useRouterState({ select: ({ location }) => location.search });
  const answered = useRef<string | null>(null);

  useEffect(() => {
    keepFrom(search);
    const entry = entryOf(search);
    const { redirectUrl, restore: token, social_auth: reason } = search;
    const asked = JSON.stringify([entry, redirectUrl, token, reason]);
    const trouble = reason === undefined ? undefined : readTrouble(reason);
    const clear = () => {
      const now: Search = router.state.location.search;
      if (!hasPopupFlags(now)) return;
      void router.navigate({ to: '.', search: withoutPopupFlags(now), hash: true, replace: true });
    };
    // Who has just signed in here is led on by use-arrive.ts, once all that it shows first is closed.
    if (isPlayer) return answered.current === null ? clear() : undefined;
    if (entry === null || answered.current === asked) return;
    answered.current = asked;
    void dialogs
      .open('AuthPopup', { mode: entry.mode, token, trouble }, { preventClose: entry.isHeld })
      .then((result) => result === undefined && clear());
  }, [search, isPlayer, router, dialogs]);
}

/** Whoever came from another site and has something left to fill in is met with that on every page. */
function useUnfinished(isComplete: boolean) {
  const dialogs = useDialogs();
  useEffect(() => {
    if (isComplete) return;
    void dialogs.open('AuthPopup', { mode: 'socialRegistration' }, { preventClose: true });
  }, [isComplete, dialogs]);
}

/** A return address that was kept before a social sign-in in this tab leads away now that it is done. */
function useReturn(player: AccountInfo | null) {
  const arrive = useArrive();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    // A guest who comes with one has given up on the way; it must not lead the next player anywhere. Who has something
    // left to fill in goes there after that.
    if (player === null) dropKept('backUrl');
    else if (player.is_registration_completed && readKept('backUrl') !== null)
      void arrive({ account: player, isNew: false });
  });
}

/** A code that was kept is asked about once at the start (decision D15): a guest learns what it opens. */
function useStoredCode(isGuest: boolean) {
  const { ask } = useRouter().options.context;
  const toasts = useToasts();
  const isAsked = useRef(false);
  useEffect(() => {
    const code = readKept('promo_code')?.trim() ?? '';
    if (!isGuest || code === '' || isAsked.current) return;
    isAsked.current = true;
    ask(campaigns.checkPromocode, { promo_code: code }).then(
      (offer) => {
        if (offer === null) return;
        const title = offer.description?.title ?? '';
        toasts.show({ type: 'register', component: () => <CodeWaits code={code} title={title} /> });
      },
      () => undefined,
    );
  }, [ask, isGuest, toasts]);
}

/** Inside a messenger's mini-app the messenger says who is there (decision D54). */
function useMessenger(isGuest: boolean) {
  const toasts = useToasts();
  const { mutateAsync: signIn } = useSend(authEntry.login);
  const isTried = useRef(false);
  useEffect(() => {
    const initData = readInitData();
    if (!isGuest || initData === null || isTried.current) return;
    isTried.current = true;
    signIn({ service: 'telegram', init_data: initData }).catch(() =>
      toasts.show({ type: 'register', component: MessengerTrouble }),
    );
  });
}
