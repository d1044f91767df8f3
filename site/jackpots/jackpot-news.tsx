// Tells a player that one of their bets has won a jackpot, wherever on the site they are.
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Dialogs } from '../dialogs/dialogs.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { type JackpotWon, WON } from '../live/jackpot-won.ts';

export default function JackpotNews() {
  const dialogs = useDialogs();
  const { data: won } = useQuery<JackpotWon>({ queryKey: WON, queryFn: skipToken });
  useEffect(() => {
    if (won !== undefined) void tellWon(dialogs, won);
  }, [won, dialogs]);
  return null;
}

/** Somebody who goes from page to page meanwhile: after so many the balance has told them. */
const TRIES = 5;

/** What left with its page before it came up was not seen: it comes again on the next. */
async function tellWon(dialogs: Pick<Dialogs, 'open'>, won: JackpotWon): Promise<void> {
  let isShown = false;
  const onShown = () => {
    isShown = true;
  };
  for (let times = 0; times < TRIES && !isShown; times += 1)
    await dialogs.open('JackpotWonPopup', { won, onShown });
}
