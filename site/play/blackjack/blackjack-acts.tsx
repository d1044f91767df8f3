import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { SecondButton } from '../hud/second-button.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { isSeen } from '../table.ts';
import { useMoney } from '../use-money.ts';

type Act = 'hit' | 'stand' | 'double' | 'split';

/** Does it, or null while it cannot be done: it is not offered, or what it costs is not there. */
export function useAct(name: Act): (() => void) | null {
  const { table } = usePlay();
  const state = useTableState();
  const { round, isAsking, balance } = state;
  const choice = round?.choices.find((offered) => offered.name === name);
  const isThere = (balance?.cash ?? 0) + (balance?.bonus ?? 0) >= (choice?.stake ?? 0);
  if (choice === undefined || isAsking || !isSeen(state) || !isThere) return null;
  return () => void table.decide({ name });
}

/** All but the hit, which is the main button. Each has a key of its own. */
export function BlackjackActs() {
  const t = useText();
  const money = useMoney();
  const { round } = useTableState();
  const acts = { h: useAct('hit'), s: useAct('stand'), d: useAct('double'), p: useAct('split') };
  const costs = round?.choices.find(({ name }) => name === 'double')?.stake;
  const onKey = useEffectEvent(({ key, repeat }: KeyboardEvent) => {
    if (!repeat && document.querySelector('dialog[open]') === null) acts[key.toLowerCase() as 'h']?.();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <SecondButton icon="prohibit" isDisabled={acts.s === null} onPress={() => acts.s?.()}>
        {t('play.blackjack.stand')}
      </SecondButton>
      <SecondButton icon="coins" isDisabled={acts.d === null} onPress={() => acts.d?.()}>
        {t('play.blackjack.double')}
        {costs !== undefined && ` + ${money(costs)}`}
      </SecondButton>
      {acts.p !== null && (
        <SecondButton icon="plus" onPress={() => acts.p?.()}>
          {t('play.blackjack.split')}
        </SecondButton>
      )}
    </>
  );
}
