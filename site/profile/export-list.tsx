import { gamesHistory, type HistoryExport } from '#contract/games-history.ts';
import { formatDate } from '#rules/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useRead } from '../asking/reads.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './bets-exports.module.css';
import { BetsMissing } from './bets-missing.tsx';

/** A file that grows is told live, part by part. */
export function ExportList() {
  const t = useText();
  const { data, error, refetch } = useRead(gamesHistory.gethistoryexportrequest, {});
  if (data === undefined) return <BetsMissing error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <p className={css.state}>{t('bets.exports.none')}</p>;
  return (
    <ul className={css.list} aria-label={t('bets.exports.list')}>
      {data.items.map((file) => (
        <li key={file.id} className={css.file}>
          <span>
            <Period {...file} />
            <br />
            <span className={css.state}>
              <FileState file={file} />
            </span>
          </span>
          {file.url !== undefined && (
            <ButtonLink size="s" link={<a href={file.url} download="" />}>
              {t('bets.exports.save')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Period({ from, to }: HistoryExport) {
  const t = useText();
  if (from === null && to === null) return t('bets.exports.always');
  // `to` is the first moment after the last day.
  const last = to === null ? '…' : formatDate(new Date(Date.parse(to) - 1));
  return t('bets.exports.period', { from: from === null ? '…' : formatDate(new Date(from)), to: last });
}

function FileState({ file: { status, rounds, total, expires_at } }: { file: HistoryExport }) {
  const t = useText();
  if (status === 'failed') return t('bets.exports.failed');
  if (status === 'ready')
    return (
      <>
        {t('bets.exports.ready')} <Moment at={expires_at} />
      </>
    );
  return total === null ? t('bets.exports.waiting') : t('bets.exports.pending', { rounds, total });
}
