import type { Output } from '#contract/define.ts';
import type { games } from '#contract/games.ts';
import { formatNumber } from '#rules/format.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './measured.module.css';
import { rangeText, shareText } from './sheet-words.ts';

export type MeasuredFigures = NonNullable<Output<typeof games.getMeasured>['measured']>;

interface MeasuredProps extends MeasuredFigures {
  /** Whoever decides otherwise than best gets less back. */
  hasChoices: boolean;
}

/** What came back in all rounds for money, beside what should. */
export function Measured({ rounds, needed, found, hasChoices }: MeasuredProps) {
  const t = useText();
  return (
    <div className={css.measured} data-measured="">
      <h3 className={css.title}>{t('game.measured.title')}</h3>
      {found === null ? (
        <p className={css.text}>
          {rounds === 0
            ? t('game.measured.unplayed')
            : t('game.measured.few', { rounds, needed: formatNumber(needed) })}
        </p>
      ) : (
        <>
          <p>
            <strong className={css.share}>{shareText(found.return)}</strong>
            <span className={css.rounds}>{t('game.measured.rounds', { rounds })}</span>
          </p>
          <p className={css.text}>
            {t('game.measured.range', { range: rangeText([found.least, found.most], shareText) })}{' '}
            {hasChoices && t('game.measured.choices')}
          </p>
        </>
      )}
    </div>
  );
}
