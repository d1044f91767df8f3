// A pot on its own ground: the one colour it has in both themes. The first of the house is the large one.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Jackpot } from '#contract/jackpots.ts';
import { formatMoney } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { DropMeter } from './drop-meter.tsx';
import { PotBoard } from './pot-board.tsx';
import css from './pot-panel.module.css';
import type { Pot } from './use-pots.ts';

interface PanelProps {
  jackpot: Jackpot;
  pot: Pot;
}

/** `level` is the place of its name in the page's outline. */
export function GrandPanel({
  jackpot,
  pot,
  level,
  action,
}: PanelProps & { level: 1 | 2; action?: ReactNode }) {
  const t = useText();
  const { title, min_stake: stake, games } = jackpot;
  const Name = `h${level}` as const;
  return (
    <section className={classes(css.grand, css[jackpot.tone])} data-art="" data-jackpot={jackpot.id}>
      <img className={css.gem} src={`/art/obj-320/${jackpot.image}.webp`} width={320} height={320} alt="" />
      <div className={css.words}>
        <Name className={css.name}>{t('jackpots.name', { title })}</Name>
        <PotBoard pot={pot} size="xl" />
        <DropMeter {...{ jackpot, pot }} />
        <p className={css.lead}>{t('jackpots.lead', { stake: formatMoney(stake), count: games.length })}</p>
        <div className={css.foot}>
          <PotFacts jackpot={jackpot} />
          {action}
        </div>
      </div>
    </section>
  );
}

function PotFacts({ jackpot }: { jackpot: Jackpot }) {
  const t = useText();
  const { last_win: last, start, pot_percent } = jackpot;
  const facts: [string, ReactNode][] = [
    [
      t('jackpots.facts.lastWon'),
      last === null ? t('jackpots.facts.never') : formatMoney({ ...start, amount: last.amount }),
    ],
    ...(last === null
      ? []
      : [[t('jackpots.facts.when'), <Moment key="at" at={last.at} />] as [string, ReactNode]]),
    [t('jackpots.facts.start'), formatMoney(start)],
    ...(pot_percent > 0 ? [[t('jackpots.facts.adds'), `${pot_percent}%`] as [string, ReactNode]] : []),
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function TierPanel({ jackpot, pot }: PanelProps) {
  const t = useText();
  const { id, title, text, image, tone, limit } = jackpot;
  const left = limit && formatMoney({ ...limit, amount: cents(Math.max(0, limit.amount - pot.amount)) });
  return (
    <article className={classes(css.tier, css[tone])} data-art="" data-jackpot={id}>
      <img
        className={css.stone}
        src={`/art/obj-320/${image}.webp`}
        width={160}
        height={160}
        alt=""
        loading="lazy"
      />
      <h2 className={css.name}>{t('jackpots.name', { title })}</h2>
      <PotBoard pot={pot} size="l" />
      <DropMeter {...{ jackpot, pot }} />
      <p className={css.text}>
        {left !== null && `${t('jackpots.meter.left', { amount: left })} `}
        {text}
      </p>
      <ButtonLink size="s" look="glass" link={<Link to="/jackpots/$id" params={{ id: String(id) }} />}>
        {t('jackpots.details')}
      </ButtonLink>
    </article>
  );
}
