import type { Bonus } from '#contract/bonuses.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './counted-kinds.module.css';

/** How much of a stake counts, by kind of game; kinds that count alike stand together. */
export function CountedKinds({ counts }: { counts: Bonus['counts'] }) {
  const t = useText();
  const groups = Map.groupBy(counts, ({ least, most }) => (least === most ? `${most}` : `${least}–${most}`));
  return (
    <ul className={css.kinds} aria-label={t('bonuses.counts.label')}>
      {[...groups].map(([percent, kinds]) => (
        <li key={percent} className={css.kind}>
          <b>{percent}&nbsp;%</b>
          <span>{kinds.map(({ kind }) => t(`bonuses.kinds.${kind}` as MessageId)).join(', ')}</span>
          <svg className={css.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={kinds[0]!.most} height={4} fill="currentColor" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
