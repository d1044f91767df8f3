import type { SheetRow } from '#contract/games.ts';
import { Icon } from '#ui/icon.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { Say } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './by-play.module.css';
import type { Sheet } from './returns.tsx';
import { lowestText, oddsText, playText, shareText, stakeText, timesText } from './sheet-words.ts';
import { Volatility } from './volatility.tsx';

/** More than these are looked up by who wants them. */
const SHOWN_AT_ONCE = 8;

/** The sheet row by row, where a game can be played in several ways. */
export function ByPlay({ kind, rows }: Sheet) {
  const t = useText();
  const columns: Column<SheetRow>[] = [
    { key: 'play', title: t('game.returns.play'), cell: ({ play }) => playText(t, kind, play) },
    { key: 'return', title: t('game.returns.return'), isFigure: true, cell: (row) => returnCell(t, row) },
    { key: 'hit', title: t('game.returns.hit'), isFigure: true, cell: ({ hit }) => shareText(hit) },
    {
      key: 'volatility',
      title: t('game.returns.volatility'),
      isFigure: true,
      cell: ({ volatility }) => <Volatility least={volatility} most={volatility} />,
    },
    {
      key: 'top',
      title: t('game.returns.top'),
      isFigure: true,
      cell: (row) => (
        <>
          {timesText(row)}×{' '}
          <small className={css.odds}>{t('game.returns.odds', { count: oddsText(row) })}</small>
        </>
      ),
    },
  ];
  return (
    <details className={css.details} open={rows.length <= SHOWN_AT_ONCE}>
      <summary className={css.summary}>
        <h2 className={css.title}>{t('game.returns.byPlay')}</h2>
        <Icon name="caret-down" size={18} />
      </summary>
      <div className={css.table}>
        <Table caption={t('game.returns.byPlay')} columns={columns} rows={rows} rowKey={({ play }) => play} />
      </div>
    </details>
  );
}

function returnCell(t: Say, row: SheetRow) {
  const share = shareText(row.return);
  if (row.within !== undefined) return `${share} ± ${shareText(row.within)}`;
  if (row.lowest === undefined || lowestText(row.lowest) === share) return share;
  const stake = stakeText(row.lowestStake ?? 0);
  return (
    <>
      {share}{' '}
      <small className={css.odds}>
        {t('game.returns.lowestAt', { share: lowestText(row.lowest), stake })}
      </small>
    </>
  );
}
