// A pick whose line is no longer offered: the nearest one that is, for the player to take or to leave.
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sportsCalls } from '#contract/betting/sports.ts';
import { read } from '../../asking/reads.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useOdds } from '../kept-choices.ts';
import { useMarketWords } from '../use-market-words.ts';
import { keptSlip, pickOf } from './kept-slip.ts';
import css from './moved-line.module.css';
import { nearestLine } from './nearest-line.ts';
import { changeLeg, type KeptLeg } from './slip.ts';

const EVERY_MS = 5_000;

export function MovedLine({ leg, place }: { leg: KeptLeg; place: number }) {
  const t = useText();
  const { odds } = useOdds();
  const words = useMarketWords(leg.event.sport);
  const { ask } = useRouter().options.context;
  const [pick] = leg.picks;
  const hasLine = leg.picks.length === 1 && typeof pick?.params['line'] === 'number';
  const { data } = useQuery({
    ...read(sportsCalls.getEvent, { id: leg.event.id }, ask),
    ...{ enabled: hasLine, refetchOnMount: 'always', refetchInterval: EVERY_MS },
  });
  const found = pick === undefined || data === undefined ? null : nearestLine(data.markets, pick);
  if (pick === undefined || found === null) return null;
  const sides = { home: leg.event.home.name, away: leg.event.away.name };
  const take = () =>
    keptSlip.change((now) =>
      changeLeg(now, place, { picks: [pickOf(found.market, pick.outcome)], odds: found.odds }),
    );
  return (
    <p className={css.moved}>
      <span>{t('betting.slip.lineMoved')}</span>
      <button type="button" onClick={take}>
        {t('betting.slip.takeLine', {
          pick: words.outcome(found.market, pick.outcome, sides),
          odds: odds(found.odds),
        })}
      </button>
    </p>
  );
}
