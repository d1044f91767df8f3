// All levels in a row, from the first to the last, with the player's own place, and what the next one brings.
import { useEffect, useId, useRef } from 'react';
import type { Level, LoyaltyInfo } from '#contract/loyalty/loyalty.ts';
import type { Product } from '#contract/loyalty/shop.ts';
import { formatNumber } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import { OwnLink } from '../routing/own-link.tsx';
import { LevelBadge } from './level-badge.tsx';
import { LevelBenefits } from './level-benefits.tsx';
import css from './level-path.module.css';
import { useLoyaltySettings } from './use-loyalty.ts';

interface LevelPathProps {
  levels: readonly Level[];
  info: LoyaltyInfo | undefined;
  products: readonly Product[];
}

export function LevelPath({ levels, info, products }: LevelPathProps) {
  const t = useText();
  const titleId = useId();
  const tutorial = useLoyaltySettings()?.tutorialUrl;
  const own = info?.level;
  const track = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = track.current;
    const place = own === undefined ? undefined : (list?.children[own - 1] as HTMLElement | undefined);
    if (list && place) list.scrollLeft = place.offsetLeft - list.clientWidth / 2 + place.clientWidth / 2;
  }, [own]);
  return (
    <Panel>
      <section aria-labelledby={titleId}>
        <header className={css.header}>
          <Heading level={2} id={titleId}>
            {t(info === undefined ? 'loyalty.path.titleAll' : 'loyalty.path.title')}
          </Heading>
          <span className={css.note}>{t('loyalty.path.note', { count: levels.length })}</span>
          {tutorial && (
            <OwnLink address={tutorial} className={css.how}>
              {t('loyalty.path.how')}
              <Icon name="caret-right" size={13} />
            </OwnLink>
          )}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it */}
        <ol ref={track} className={css.track} tabIndex={0} aria-labelledby={titleId}>
          {levels.map(({ level, name, minValue }) => (
            <li
              key={level}
              className={classes(
                css.step,
                own !== undefined && level <= own && css.reached,
                level === own && css.own,
              )}
              aria-current={level === own ? 'step' : undefined}
            >
              {level === own && <span className={css.you}>{t('loyalty.path.you')}</span>}
              <LevelBadge level={level} size={58} />
              <b>{name}</b>
              <small>{formatNumber(minValue)}</small>
            </li>
          ))}
        </ol>
        {info && <LevelBenefits info={info} products={products} />}
      </section>
    </Panel>
  );
}
