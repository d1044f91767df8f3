import { account } from '#contract/account/account.ts';
import type { ClosureTarget } from '#contract/closures.ts';
import { metadata } from '#contract/metadata.ts';
import { useRead } from '../asking/reads.ts';
import { closedText } from '../i18n/closed-text.ts';
import { useText, useTexts } from '../i18n/use-text.tsx';

/**
 * Says of targets whether staff has closed one of them, in the words for players; null: open. The server decides again when
 * money moves, so what is closed since is refused with the same words.
 */
export function useClosures(): (targets: readonly ClosureTarget[]) => string | null {
  const t = useText();
  const { locale } = useTexts();
  const { data } = useRead(metadata.getgeneralinfo, {});
  return (targets) => {
    const closed = data?.closures.find(({ target }) => targets.includes(target as ClosureTarget));
    if (closed === undefined) return null;
    const until = (time: string) => t('shell.closed.until', { time });
    return closedText(closed, { locale, usual: t('shell.closed.usual'), until, isInUtc: true });
  };
}

/** What may close a game for money. */
export const closuresOfGame = ({
  sysname,
  provider,
}: {
  sysname: string;
  provider: string;
}): readonly ClosureTarget[] => ['product:casino', `game:${sysname}`, `studio:${provider}`];

/** The country of the player, where one is signed in. */
export function useOwnCountry(): readonly ClosureTarget[] {
  const { data } = useRead(account.getInfo, {});
  return data === undefined || data.country_code === '' ? [] : [`country:${data.country_code}`];
}
