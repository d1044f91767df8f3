import { Link } from '@tanstack/react-router';
import { type FreespinPack, freespins } from '#contract/freespins.ts';
import { formatMoney } from '#rules/format.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './free-spins.module.css';
import { Section } from './section.tsx';

/** Packs of free spins, those that can be played first; a spin that is played elsewhere is told live. */
export function FreeSpins() {
  const t = useText();
  const { data, error, refetch } = useRead(freespins.get, {});
  return (
    <Section
      id="free-spins"
      icon="gift"
      title={t('bonuses.freeSpins.title')}
      text={t('bonuses.freeSpins.text')}
    >
      {data === undefined && error === null && <Skeleton shape="block" />}
      {data === undefined && error !== null && (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{t('profile.retry')}</Button>}>
          {t('profile.failed')}
        </Notice>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          object="/art/obj-320/chest.webp"
          level={3}
          title={t('bonuses.freeSpins.none')}
          action={<ButtonLink link={<Link to="/gamehall" />}>{t('bonuses.freeSpins.hall')}</ButtonLink>}
        />
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul className={css.list} aria-label={t('bonuses.freeSpins.title')}>
          {data.items.map((pack) => (
            <li key={pack.id} className={classes(css.pack, pack.status !== 'active' && css.gone)}>
              <Pack pack={pack} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Pack({ pack }: { pack: FreespinPack }) {
  const t = useText();
  const { game, status, remaining_count: left, total_count: total, stake, wins_to: to, expires_at } = pack;
  const words =
    status === 'finished'
      ? t('bonuses.freeSpins.finished', { total })
      : t('bonuses.freeSpins.left', { left, total, amount: formatMoney(stake) });
  return (
    <>
      <img
        className={css.tile}
        src={`/art/tiles-240/${game.sysname}.webp`}
        width={240}
        height={320}
        alt=""
        loading="lazy"
      />
      <div className={css.words}>
        <b className={css.name}>{game.name}</b>
        <p>{words}</p>
        {status === 'active' && (
          <Progress
            percent={((total - left) / total) * 100}
            label={t('bonuses.freeSpins.title')}
            valueText={words}
          />
        )}
        <p className={css.soft}>
          {pack.giver !== null && <>{t(`bonuses.freeSpins.why.${pack.giver}`)} </>}
          {t('bonuses.freeSpins.winsTo', { to })}{' '}
          {status !== 'finished' && (
            <>
              {t(`bonuses.freeSpins.until.${status}`)} <Moment at={expires_at} />
            </>
          )}
        </p>
      </div>
      {status === 'active' && (
        <ButtonLink
          look="brand"
          link={<Link to="/game/$sysname" params={{ sysname: game.sysname }} hash="real" />}
        >
          {t('bonuses.freeSpins.play')}
        </ButtonLink>
      )}
    </>
  );
}
