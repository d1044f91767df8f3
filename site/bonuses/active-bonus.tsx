import { Link } from '@tanstack/react-router';
import type { Bonus } from '#contract/bonuses.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './active-bonus.module.css';
import { CountedKinds } from './counted-kinds.tsx';
import { TimeLeft } from './time-left.tsx';
import { useBonusActs } from './use-bonus-acts.ts';
import { useBonusTitle } from './use-bonus-title.ts';
import { Why } from './why.tsx';

/** A bonus in play: how far it is, every term of it as a figure, and the way out. */
export function ActiveBonus({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const title = useBonusTitle()(bonus);
  const acts = useBonusActs(bonus);
  const isCasino = bonus.type === 'casino';
  return (
    <section className={css.bonus} aria-label={title}>
      <div className={css.banner} data-art="">
        <MeshBackdrop {...meshes[bonus.type]} width={744} height={136} lamp={{ x: 84, y: 50 }} />
        <img
          className={css.object}
          src={`/art/obj-320/${bonus.image}.webp`}
          width={320}
          height={320}
          alt=""
        />
        <div className={css.said}>
          <Kicker icon="play">{t(`bonuses.active.kicker.${bonus.type}`)}</Kicker>
          <Heading level={2} className={css.title}>
            {title}
          </Heading>
          <Why bonus={bonus} />
        </div>
      </div>
      <div className={css.body}>
        <Turnover bonus={bonus} />
        <Facts bonus={bonus} />
        {isCasino && <CountedKinds counts={bonus.counts} />}
        {bonus.excluded.length > 0 && (
          <p className={css.soft}>
            {t('bonuses.active.excluded', { games: bonus.excluded.map(({ name }) => name).join(', ') })}
          </p>
        )}
        <p className={css.soft}>
          {t(bonus.status === 'expiring' ? 'bonuses.active.expiring' : 'bonuses.active.openAtEnd')}
        </p>
        {acts.failure && <LedRefusal refusal={acts.failure} />}
        <div className={css.acts}>
          {isCasino && (
            <ButtonLink look="brand" link={<Link to="/gamehall/$id" params={{ id: 'slots' }} />}>
              {t('bonuses.active.play')}
            </ButtonLink>
          )}
          {bonus.can_deactivate && (
            <Button look="ghost" isLoading={acts.isBusy} onClick={() => void acts.deactivate()}>
              {t('bonuses.active.later')}
            </Button>
          )}
          <button type="button" className={css.giveUp} onClick={() => void acts.remove()}>
            <Icon name="fire" size={17} />
            {t('bonuses.confirm.giveUp')}
          </button>
        </div>
      </div>
    </section>
  );
}

const meshes = {
  casino: { inks: ['#c2185b', '#6b0f4a', '#2a0524'], glow: '#ff8ab8', arc: '#ffd0e4', turn: 4 },
  betting: { inks: ['#1b4fd0', '#123191', '#071441'], glow: '#7fb2ff', arc: '#cfe1ff', turn: 2 },
} as const;

function Turnover({ bonus: { turnover, required, ends_at } }: { bonus: Bonus }) {
  const t = useText();
  const percent = required.amount === 0 ? 100 : Math.floor((turnover.amount / required.amount) * 100);
  const toGo = { ...required, amount: cents(required.amount - turnover.amount) };
  const words = t('bonuses.active.of', { total: formatMoney(required) });
  return (
    <>
      <div className={css.turnover}>
        <p>
          <b className={css.done}>{formatMoney(turnover)}</b> <span className={css.soft}>{words}</span>
        </p>
        <TimeLeft endsAt={ends_at} />
      </div>
      <progress
        className={css.meter}
        value={percent}
        max={100}
        aria-label={t('bonuses.facts.turnover')}
        aria-valuetext={`${formatMoney(turnover)} ${words}`}
      />
      <p className={css.ends}>
        <span>{percent}&nbsp;%</span>
        <span>{t('bonuses.active.toGo', { amount: formatMoney(toGo) })}</span>
      </p>
    </>
  );
}

function Facts({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const { amount, purse, required, wager, stake_max, cap } = bonus;
  const given = formatMoney(amount);
  const facts = [
    {
      label: t('bonuses.facts.purse'),
      value: formatMoney(purse ?? amount),
      how: t('bonuses.facts.given', { amount: given }),
    },
    {
      label: t('bonuses.facts.turnover'),
      value: `${formatNumber(wager.x)} × ${t(`bonuses.facts.base.${wager.base}`, { amount: given })}`,
      how: `= ${formatMoney(required)}`,
    },
    {
      label: t('bonuses.facts.stakeMax'),
      value: stake_max === null ? t('bonuses.facts.noLimit') : formatMoney(stake_max),
      how:
        bonus.stake_max_percent === null
          ? t('bonuses.facts.aRound')
          : t('bonuses.facts.percentOf', { percent: bonus.stake_max_percent, amount: given }),
    },
    {
      label: t('bonuses.facts.cap'),
      value: cap === null ? t('bonuses.facts.noLimit') : formatMoney(cap),
      how:
        bonus.cap_x === null
          ? t(bonus.is_sticky ? 'bonuses.facts.sticky' : 'bonuses.facts.all')
          : `${formatNumber(bonus.cap_x)} × ${given}`,
    },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, how }) => (
        <div key={label} className={css.fact}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <span>{how}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
