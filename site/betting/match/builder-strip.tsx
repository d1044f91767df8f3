import { useState } from 'react';
import type { EventRow } from '#contract/betting/event.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useOdds } from '../kept-choices.ts';
import { useMarketWords } from '../use-market-words.ts';
import css from './builder-strip.module.css';
import type { useBuilder } from './use-builder.ts';

interface BuilderStripProps {
  event: EventRow;
  builder: ReturnType<typeof useBuilder>;
}

const faults: ReadonlySet<string> = new Set(['pick-says-nothing', 'impossible']);

/** Several picks of this match at one price. */
export function BuilderStrip({ event, builder }: BuilderStripProps) {
  const t = useText();
  const { odds } = useOdds();
  const words = useMarketWords(event.league.sport);
  const [isExplained, setIsExplained] = useState(false);
  const sides = { home: event.home.short, away: event.away.short };
  const { isOn, picks, fault } = builder;
  return (
    <section className={css.strip} aria-label={t('betting.builder.title')} data-builder={isOn || undefined}>
      <h2 className={css.title}>
        <Icon name="link" size={20} />
        <span>
          {t('betting.builder.title')}
          <small>{isOn ? t('betting.builder.choose') : t('betting.builder.text')}</small>
        </span>
      </h2>
      {isOn && (
        <ul className={css.picks}>
          {picks.map((pick) => {
            const name = words.outcome({ ...pick, id: pick.market }, pick.outcome, sides);
            return (
              <li key={pick.market}>
                {name}
                <button
                  type="button"
                  aria-label={t('betting.slip.remove', { name })}
                  onClick={() => builder.remove(pick.market)}
                >
                  <Icon name="close" size={11} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {isOn && builder.odds !== null && fault === null && (
        <p className={css.price}>
          <b>{odds(builder.odds)}</b>
          <button type="button" aria-expanded={isExplained} onClick={() => setIsExplained(!isExplained)}>
            {t('betting.builder.how')}
          </button>
        </p>
      )}
      {isOn ? (
        <span className={css.acts}>
          <Button look="quiet" onClick={builder.close}>
            {t('betting.builder.cancel')}
          </Button>
          <Button look="brand" disabled={builder.odds === null || fault !== null} onClick={builder.add}>
            {t('betting.builder.add')}
          </Button>
        </span>
      ) : (
        <Button onClick={builder.open}>{t('betting.builder.start')}</Button>
      )}
      {fault !== null && (
        <p className={css.fault} role="status">
          {t(`betting.slip.fault.${faults.has(fault) ? (fault as 'impossible') : 'other'}`)}
        </p>
      )}
      {isExplained && <p className={css.how}>{t('betting.builder.explained')}</p>}
    </section>
  );
}
