import { Link } from '@tanstack/react-router';
import type { Output } from '#contract/define.ts';
import type { games, SheetRow } from '#contract/games.ts';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import { Measured, type MeasuredFigures } from './measured.tsx';
import css from './returns.module.css';
import { lowestText, oddsText, playText, rangeText, shareText, stakeText, timesText } from './sheet-words.ts';
import { Volatility } from './volatility.tsx';

export type Sheet = NonNullable<Output<typeof games.getSheet>['sheet']>;

type ReturnsProps = Pick<Sheet, 'kind' | 'rows' | 'lowest'> & { measured: MeasuredFigures | undefined };

/** What a game returns and how: the figures of its sheet. */
export function Returns({ kind, rows, lowest, measured }: ReturnsProps) {
  const t = useText();
  const within = Math.max(...rows.map((row) => row.within ?? 0));
  const isExact = rows.every(({ method }) => method === 'exact');
  return (
    <Panel className={css.card}>
      <Heading level={2} className={css.title}>
        {t('game.returns.title')}
      </Heading>
      <p>
        <strong className={css.share}>
          {rangeText(
            rows.map((row) => row.return),
            shareText,
          )}
        </strong>
        <span className={css.method}>
          {isExact ? t('game.returns.exact') : t('game.returns.simulated', { within: shareText(within) })}
        </span>
      </p>
      {isLowerThanRows(lowest, rows) && (
        <p className={css.text}>
          {t('game.returns.lowest', {
            share: lowestText(lowest.return),
            play: playText(t, kind, lowest.choice),
            stake: stakeText(lowest.stake),
          })}
        </p>
      )}
      <p className={css.text}>{t('game.returns.meaning')}</p>
      {measured && <Measured {...measured} hasChoices={rows.some(({ play }) => play === 'best-play')} />}
      <Link className={css.link} to="/fairness">
        {t('game.returns.check')}
      </Link>
    </Panel>
  );
}

/** In print. */
const isLowerThanRows = (lowest: Sheet['lowest'], rows: Sheet['rows']): boolean => {
  const least = Math.min(...rows.map((row) => row.return));
  return lowest.return < least && lowestText(lowest.return) !== shareText(least);
};

export function About({ rows }: Pick<Sheet, 'rows'>) {
  const t = useText();
  const hits = rows.map(({ hit }) => hit);
  const [only] = rows.length === 1 ? rows : [];
  const facts = [
    ['hit', rangeText(hits, shareText)],
    ['volatility', <Levels key="volatility" rows={rows} />],
    ['top', only && t('game.returns.times', { times: timesText(only) })],
    ['chance', only && t('game.returns.odds', { count: oddsText(only) })],
  ] as const;
  return (
    <Panel className={css.card}>
      <Heading level={2} className={css.title}>
        {t('game.returns.about')}
      </Heading>
      <dl className={css.facts}>
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key} className={css.fact}>
                <dt>{t(`game.returns.${key}`)}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {only === undefined && <p className={css.text}>{t('game.returns.depends')}</p>}
    </Panel>
  );
}

function Levels({ rows }: { rows: readonly SheetRow[] }) {
  const levels = rows.map(({ volatility }) => volatility);
  return <Volatility least={Math.min(...levels)} most={Math.max(...levels)} />;
}
