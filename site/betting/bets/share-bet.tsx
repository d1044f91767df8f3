import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { BetShown } from '#contract/betting/bet.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useWordsOf } from '../use-market-words.ts';
import { betCode } from './bet-code.ts';
import { type BetLeg, useBetTitle } from './bet-words.ts';
import { drawBet } from './draw-bet.ts';
import css from './share-bet.module.css';

/** To share as a picture or a code, and to bet the same again. Neither says who bet, nor how much. */
export function ShareBet({ bet }: { bet: BetShown }) {
  const t = useText();
  const navigate = useNavigate();
  const title = useBetTitle();
  const [isCopied, setIsCopied] = useState(false);
  const code = betCode(bet);
  const wordsOf = useWordsOf();
  const picksOf = ({ league, home, away, picks }: BetLeg) =>
    picks
      .map(({ market, code: asked, params, outcome }) =>
        wordsOf(league.sport).outcome({ id: market, code: asked, params }, outcome, { home, away }),
      )
      .join(' · ');

  async function copy() {
    await navigator.clipboard.writeText(new URL(`/betting?slip=${code}`, location.origin).href);
    setIsCopied(true);
  }
  return (
    <span className={css.share}>
      <button
        type="button"
        title={t('betting.share.code')}
        aria-label={t('betting.share.code')}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'link'} size={16} />
      </button>
      <button
        type="button"
        title={t('betting.share.picture')}
        aria-label={t('betting.share.picture')}
        onClick={() =>
          drawBet(bet, {
            title: title(bet),
            virtual: t('betting.virtual.sports'),
            picks: bet.legs.map(picksOf),
          })
        }
      >
        <Icon name="share" size={16} />
      </button>
      <button
        type="button"
        title={t('betting.share.again')}
        aria-label={t('betting.share.again')}
        onClick={() => void navigate({ to: '/betting', search: { slip: code } })}
      >
        <Icon name="refresh" size={16} />
      </button>
      {isCopied && (
        <span className={css.said} role="status">
          {t('betting.share.copied')}
        </span>
      )}
    </span>
  );
}
