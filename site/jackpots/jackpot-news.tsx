// Tells a player that one of their bets has won a jackpot, wherever on the site they are.
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { type JackpotWon, WON } from '../live/jackpot-won.ts';

export default function JackpotNews() {
  const dialogs = useDialogs();
  const { data: won } = useQuery<JackpotWon>({ queryKey: WON, queryFn: skipToken });
  useEffect(() => {
    if (won !== undefined) void dialogs.open('JackpotWonPopup', { won });
  }, [won, dialogs]);
  return null;
}
