import { Link } from '@tanstack/react-router';
import { isRefusal } from '#contract/refusals.ts';
import { type Tournament, tournaments } from '#contract/tournaments.ts';
import { formatMoney } from '#rules/format.ts';
import { ZERO } from '#rules/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useRead } from '../asking/reads.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { useWayIn } from '../player/use-way-in.ts';
import css from './join.module.css';
import { useJoin } from './use-join.tsx';

/** What can be done about a tournament now: join it, play in it, or wait. */
export function Join({ run }: { run: Tournament }) {
  const t = useText();
  const isHere = usePlayer() !== null;
  if (run.state === 'SCHEDULED')
    return (
      <p className={css.note}>
        {t('tournaments.join.notYet')} <Moment at={run.opens_at} />
      </p>
    );
  if (run.state === 'CANCELLED') return <p className={css.note}>{t('tournaments.join.cancelled')}</p>;
  if (run.state === 'FINISHED')
    return (
      <p className={css.note}>
        {t('tournaments.join.over')} <Moment at={run.results_at} />
      </p>
    );
  if (run.state === 'PAUSED') return <p className={css.note}>{t('tournaments.join.paused')}</p>;
  if (run.state !== 'RUNNING' && run.state !== 'REGISTRATION') return null;
  return isHere ? <PlayersWay run={run} /> : <GuestsWay />;
}

function GuestsWay() {
  const t = useText();
  return (
    <Button look="brand" size="l" {...useWayIn('authorization')}>
      {t('tournaments.join.signIn')}
    </Button>
  );
}

/** What only the player's own answer can say. */
export function useOwn(id: number) {
  const isHere = usePlayer() !== null;
  const { data } = useRead(
    tournaments.get,
    { ids: [String(id)], fields: ['user_info', 'winners'] },
    { enabled: isHere },
  );
  return isHere ? (data?.items[0]?.user_info ?? undefined) : undefined;
}

function PlayersWay({ run }: { run: Tournament }) {
  const t = useText();
  const own = useOwn(run.id);
  const { join, isPending, refusal } = useJoin(run.id);
  const id = String(run.id);
  if (own?.is_joined)
    return (
      <div className={css.ways}>
        {run.state === 'RUNNING' && (
          <ButtonLink look="brand" size="l" link={<Link to="/tournaments/$id/gamehall" params={{ id }} />}>
            {t('tournaments.join.play')}
          </ButtonLink>
        )}
        <p className={css.joined}>{t('tournaments.join.joined')}</p>
      </div>
    );
  if (own?.hindrance)
    return (
      <div className={css.ways}>
        <p className={css.note}>{t(`tournaments.hindrance.${own.hindrance}`)}</p>
        {own.hindrance === 'verification' && (
          <ButtonLink look="glass" link={<Link to="/profile/verification" />}>
            {t('tournaments.hindrance.verify')}
          </ButtonLink>
        )}
      </div>
    );
  const fee = own?.entry_fee ?? run.entry_fee;
  return (
    <div className={css.ways}>
      <Button
        look="brand"
        size="l"
        data-join=""
        isLoading={isPending}
        disabled={own === undefined}
        onClick={() => void join()}
      >
        {fee.amount === ZERO
          ? t('tournaments.join.action')
          : t('tournaments.join.actionPaid', { fee: formatMoney(fee) })}
      </Button>
      {refusal && (
        <div className={css.refused} data-theme="dark">
          {isRefusal(refusal, 'InsufficientFunds') ? <NoMoney /> : <LedRefusal refusal={refusal} />}
        </div>
      )}
    </div>
  );
}

function NoMoney() {
  const t = useText();
  return (
    <Notice
      tone="care"
      action={
        <ButtonLink size="s" link={<Link to="/cashier/deposit" />}>
          {t('tournaments.join.deposit')}
        </ButtonLink>
      }
    >
      {t('tournaments.join.noMoney')}
    </Notice>
  );
}
