// How far a match has come, in the visitor's words. The server tells it as sports count: "63'", "Q3 4:00", "S2", "HT".
import type { EventState } from '#contract/betting/event.ts';
import type { Sport } from '#sports/markets/market.ts';
import { useText } from '../i18n/use-text.tsx';

export function useClock(sport: Sport) {
  const t = useText();
  return ({ clock, status }: Pick<EventState, 'clock' | 'status'>): string => {
    if (status === 'interrupted') return t('betting.clock.interrupted');
    if (clock === null) return t(`betting.status.${status}`);
    if (clock === 'HT') return t('betting.clock.halfTime');
    if (clock === 'OT') return t('betting.clock.overtime');
    const [, sign, number, rest = ''] = /^([SQPML])(\d+)(.*)$/.exec(clock) ?? [];
    if (number === undefined) return clock;
    const word = sign === 'S' && sport === 'esports' ? 'map' : periods[sign as keyof typeof periods];
    return t(`betting.clock.${word}`, { number: Number(number) }) + rest;
  };
}

const periods = { S: 'set', Q: 'quarter', P: 'period', M: 'map', L: 'leg' } as const;
