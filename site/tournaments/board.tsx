import type { BoardRow, Tournament } from '#contract/tournaments.ts';
import { formatNumber } from '#rules/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Pulse } from '#ui/pulse.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './board.module.css';
import { usePrizeText } from './use-prize-text.ts';

export interface NearRow extends BoardRow {
  is_me: boolean;
}

interface BoardProps {
  run: Tournament;
  top: readonly BoardRow[];
  /** The player's own place and those around it; empty for everyone else. */
  near: readonly NearRow[];
  isLive: boolean;
}

const PODIUM = 3;

/** The first ten, and the player's own place with its neighbours where it is further down. */
export function Board({ run, top, near, isLive }: BoardProps) {
  const t = useText();
  const own = near.find(({ is_me }) => is_me)?.rank;
  const last = top.at(-1)?.rank ?? 0;
  const further = own !== undefined && own > last ? near.filter(({ rank }) => rank > last) : [];
  const hidden = (further[0]?.rank ?? last + 1) - last - 1;
  return (
    <section className={css.board} aria-label={t('tournaments.board.title')} data-board="">
      <header className={css.header}>
        <Heading level={2}>{t('tournaments.board.title')}</Heading>
        {isLive && (
          <span className={css.live}>
            <Pulse tone="win" /> {t('tournaments.board.live')}
          </span>
        )}
      </header>
      {top.length === 0 ? (
        <Nobody />
      ) : (
        <>
          <Podium rows={top.slice(0, PODIUM)} own={own} />
          <table className={css.rows}>
            <thead>
              <tr>
                {(['place', 'name', 'points', 'prize'] as const).map((column) => (
                  <th key={column} scope="col">
                    <VisuallyHidden>{t(`tournaments.board.${column}`)}</VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {top.slice(PODIUM).map((row) => (
                <Row key={row.rank} row={row} isOwn={row.rank === own} />
              ))}
              {hidden > 0 && (
                <tr className={css.gap}>
                  <td colSpan={4}>
                    <span>{t('tournaments.board.hidden', { count: hidden })}</span>
                  </td>
                </tr>
              )}
              {further.map((row) => (
                <Row key={row.rank} row={row} isOwn={row.is_me} />
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className={css.all}>{t('tournaments.board.all', { count: run.total_participants })}</p>
    </section>
  );
}

function Nobody() {
  const t = useText();
  return (
    <div className={css.nobody}>
      <strong>{t('tournaments.board.empty')}</strong>
      <p>{t('tournaments.board.emptyText')}</p>
    </div>
  );
}

interface PodiumProps {
  rows: readonly BoardRow[];
  own: number | undefined;
}

function Podium({ rows, own }: PodiumProps) {
  const t = useText();
  const prizeText = usePrizeText();
  return (
    <ol className={css.podium}>
      {rows.map(({ rank, name, points, prize }) => (
        <li
          key={rank}
          className={classes(css.step, rank === own && css.own)}
          data-rank={rank}
          aria-current={rank === own ? 'true' : undefined}
        >
          <span className={css.face}>
            <Avatar initial={name.slice(0, 1)} alt="" size={rank === 1 ? 'm' : 's'} tone={toneOf(name)} />
            <span className={css.place}>{rank}</span>
          </span>
          {prize && <strong className={css.prize}>{prizeText(prize)}</strong>}
          <span className={css.name}>{rank === own ? t('tournaments.board.you') : name}</span>
          <small className={css.points}>{formatNumber(points)}</small>
        </li>
      ))}
    </ol>
  );
}

function Row({ row: { rank, name, points, prize }, isOwn }: { row: BoardRow; isOwn: boolean }) {
  const t = useText();
  const prizeText = usePrizeText();
  return (
    <tr
      className={classes(css.row, isOwn && css.own)}
      aria-current={isOwn ? 'true' : undefined}
      data-rank={rank}
    >
      <td className={css.number}>{formatNumber(rank)}</td>
      <td>
        <span className={css.who}>
          <Avatar initial={name.slice(0, 1)} alt="" size="s" tone={toneOf(name)} />
          {isOwn ? t('tournaments.board.you') : name}
        </span>
      </td>
      <td className={css.figure}>{formatNumber(points)}</td>
      <td className={css.won}>{prize ? prizeText(prize) : ''}</td>
    </tr>
  );
}

const tones = ['ember', 'gold', 'jade', 'violet', 'azure'] as const;

/** The same for the same name, so that one is known again. */
const toneOf = (name: string) =>
  tones[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % tones.length]!;
