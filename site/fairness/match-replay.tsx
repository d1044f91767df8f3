import { useState } from 'react';
import type { sportsCalls } from '#contract/betting/sports.ts';
import type { Output } from '#contract/define.ts';
import type { Sport } from '#sports/markets/market.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './match-replay.module.css';
import parts from './result.module.css';
import { Verdict } from './verdict.tsx';
import type { VerifiedMatch } from './verify-match.ts';

interface ReplayProps {
  match: Output<typeof sportsCalls.getEvent>;
  found: VerifiedMatch;
}

/** A match as the browser has played it: whether it is the one that was told, and each of its incidents in turn. */
export function MatchReplay({ match: { event }, found }: ReplayProps) {
  const t = useText();
  const { incidents, isSame, isCommitted, commit, committed, text } = found;
  return (
    <Panel className={parts.result} data-verified-match="">
      <Heading level={3}>{t('fairness.match.result')}</Heading>
      <div className={parts.parts}>
        <div className={parts.part} role="status">
          <Verdict isGood={isCommitted}>
            {t(isCommitted ? 'fairness.match.same' : 'fairness.match.other')}
          </Verdict>
          <code className={parts.code}>{committed}</code>
          <code className={parts.code}>{commit}</code>
          <Verdict isGood={isSame}>
            {isSame
              ? t('fairness.match.told', { count: incidents.length })
              : t('fairness.match.toldOtherwise')}
          </Verdict>
        </div>
        <div className={parts.part}>
          <p>{t('fairness.match.words')}</p>
          <code className={parts.code}>{text}</code>
        </div>
        <Steps incidents={incidents} event={event} />
      </div>
    </Panel>
  );
}

interface StepsProps {
  incidents: VerifiedMatch['incidents'];
  event: ReplayProps['match']['event'];
}

/** What sports call their points and sets, where it is not that. */
const named: Readonly<Partial<Record<Sport, Readonly<Record<string, string>>>>> = {
  esports: { point: 'round', set: 'map' },
  darts: { point: 'leg' },
};

function Steps({ incidents, event }: StepsProps) {
  const t = useText();
  const { name: home } = event.home;
  const { name: away } = event.away;
  const wordOf = (type: string) => (named[event.league.sport]?.[type] ?? type) as 'goal';
  const [shown, show] = useState(1);
  const now = incidents[shown - 1]!;
  const isAtEnd = shown >= incidents.length;
  return (
    <div className={parts.part}>
      <p className={css.board}>
        <span>{home}</span>
        <b data-replay-score="">
          {now.score.home}:{now.score.away}
        </b>
        <span>{away}</span>
      </p>
      <div className={css.keys}>
        <Button size="s" disabled={shown <= 1} onClick={() => show(shown - 1)}>
          {t('fairness.match.back')}
        </Button>
        <Button size="s" disabled={isAtEnd} onClick={() => show(shown + 1)}>
          {t('fairness.match.next')}
        </Button>
        <Button size="s" disabled={isAtEnd} onClick={() => show(incidents.length)}>
          {t('fairness.match.end')}
        </Button>
      </div>
      <ol className={css.steps} reversed>
        {incidents
          .slice(0, shown)
          .toReversed()
          .map(({ number, type, side, clock, score, isTold }) => (
            <li key={number} data-good={isTold}>
              <Icon name={isTold ? 'check-circle' : 'x-circle'} size={16} />
              <span className={css.clock}>{clock}</span>
              <span>
                {t(`fairness.match.incident.${wordOf(type)}`)}
                {side !== null && `, ${side === 'home' ? home : away}`}
              </span>
              <span>
                {score.home}:{score.away}
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}
