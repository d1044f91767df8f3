import { sportsCalls } from '#contract/betting/sports.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './standings.module.css';

interface StandingsProps {
  league: number;
  /** Names to light: the two that play. */
  lit?: readonly string[];
  isShort?: boolean;
}

/** The league's table as it is now. */
export function Standings({ league, lit = [], isShort = false }: StandingsProps) {
  const t = useText();
  const { data } = useRead(sportsCalls.getStandings, { league });
  const all = data?.items ?? [];
  const items = isShort ? all.filter(({ name, place }) => place <= 3 || lit.includes(name)) : all;
  if (all.length === 0) return <p className={css.none}>{t('betting.table.none')}</p>;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('betting.table.place')}</th>
          <th scope="col" className={css.name}>
            {t('betting.table.name')}
          </th>
          <th scope="col">{t('betting.table.played')}</th>
          {!isShort && (
            <>
              <th scope="col">{t('betting.table.won')}</th>
              <th scope="col">{t('betting.table.drawn')}</th>
              <th scope="col">{t('betting.table.lost')}</th>
              <th scope="col">{t('betting.table.scored')}</th>
            </>
          )}
          <th scope="col">{t('betting.table.points')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <tr key={row.name} data-lit={lit.includes(row.name) || undefined}>
            <td>{row.place}</td>
            <th scope="row" className={css.name}>
              {row.name}
            </th>
            <td>{row.played}</td>
            {!isShort && (
              <>
                <td>{row.won}</td>
                <td>{row.drawn}</td>
                <td>{row.lost}</td>
                <td>{`${row.scored}:${row.conceded}`}</td>
              </>
            )}
            <td>
              <b>{row.points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
