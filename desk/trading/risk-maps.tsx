// What the operator wins or loses in every final score, of all open bets of the event together: a heat map for each group of
// counts, and the same as a list.
import type { CSSProperties, ReactNode } from 'react';
import type { ScenarioRisk, TradedBook } from '#contract/desk/trading-shapes.ts';
import { formatNumber } from '#rules/format.ts';
import type { Cents } from '#rules/money.ts';
import { classes } from '#ui/classes.ts';
import { t } from '../i18n/text.ts';
import { Panel } from '../parts/pieces.tsx';
import mapCss from './risk-maps.module.css';
import { houseSum, percentText } from './sums.ts';
import tonesCss from './tones.module.css';

export const RiskMaps = ({ book: { event, risks } }: { book: TradedBook }) =>
  risks.length === 0 ? null : (
    <Panel title={t('desk.trading.risk.title')} note={t('desk.trading.risk.note')}>
      {risks.map((risk) => (
        <RiskMap key={risk.name} risk={risk} home={event.home.name} away={event.away.name} />
      ))}
    </Panel>
  );

interface RiskMapProps {
  risk: ScenarioRisk;
  home: string;
  away: string;
}

function RiskMap({ risk, home, away }: RiskMapProps) {
  const { label, worst, expected, cause, rows, columns, cells } = risk;
  const most = Math.max(1, ...cells.flat().map((cell) => Math.abs(cell?.worst ?? 0)));
  const isList = columns.length === 1;
  const axes = t(`desk.trading.risk.${risk.axes}`, { home, away });
  return (
    <section className={mapCss.block} aria-label={label}>
      <h3>{label}</h3>
      <p>
        <b className={classes(worst < 0 && tonesCss.down)}>
          {t('desk.trading.risk.worst', { sum: houseSum(worst), cause })}
        </b>
        {expected !== null && <span> · {t('desk.trading.risk.expected', { sum: houseSum(expected) })}</span>}
      </p>
      {!isList && <p>{axes}</p>}
      {!isList && (
        <Scrolled label={t('desk.trading.risk.map', { name: label })}>
          <table className={mapCss.map} aria-label={axes}>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cells.map((line, row) => (
                <tr key={rows[row]}>
                  <th scope="row">{rows[row]}</th>
                  {line.map((cell, column) => (
                    <Cell key={columns[column]} cell={cell} most={most} isWorst={cell?.worst === worst} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
      <details open={isList || undefined}>
        <summary>{t('desk.trading.risk.list')}</summary>
        <RiskList risk={risk} />
      </details>
    </section>
  );
}

/** The keyboard moves it too: its cells take no focus. */
const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without a place for the focus only a pointer could scroll it
  <section className={mapCss.scroll} aria-label={label} tabIndex={0}>
    {children}
  </section>
);

/** A stronger mix would leave the ink of a cell too little contrast. */
const HEAT_MAX = 45;

interface CellProps {
  cell: ScenarioRisk['cells'][number][number];
  most: number;
  isWorst: boolean;
}

function Cell({ cell, most, isWorst }: CellProps) {
  if (cell === null) return <td className={mapCss.none} aria-label={t('desk.trading.risk.impossible')} />;
  const { worst, chance } = cell;
  const heat = { '--heat': `${Math.round((Math.abs(worst) / most) * HEAT_MAX)}%` } as CSSProperties;
  return (
    <td
      className={classes(worst < 0 && mapCss.loss, worst > 0 && mapCss.gain, isWorst && mapCss.worst)}
      style={heat}
      title={`${houseSum(worst)}${chance === null ? '' : ` · ${percentText(chance)}`}`}
    >
      {shortSum(worst)}
    </td>
  );
}

/** "−60k": a map of ninety scores has no room for whole sums. */
function shortSum(amount: Cents): string {
  const euros = Math.round(amount / 100);
  if (Math.abs(euros) < 1_000) return euros === 0 ? '0' : houseSum(amount).replace(' ', '');
  return `${euros < 0 ? '−' : '+'}${formatNumber(Math.round(Math.abs(euros) / 100) / 10)}k`;
}

const LISTED_MAX = 200;

function RiskList({ risk: { axes, rows, columns, cells, label } }: { risk: ScenarioRisk }) {
  const isList = columns.length === 1;
  const listed = cells
    .flatMap((line, row) =>
      line.flatMap((cell, column) => {
        if (cell === null) return [];
        const place = { row: rows[row]!, column: columns[column]! };
        const name = isList
          ? place.row
          : t(`desk.trading.risk.${axes === 'scores' ? 'atScore' : 'atLead'}`, place);
        return [{ name, ...cell }];
      }),
    )
    .toSorted((a, b) => a.worst - b.worst)
    .slice(0, LISTED_MAX);
  return (
    <Scrolled label={t('desk.trading.risk.list')}>
      <table className={mapCss.list}>
        <caption>{t('desk.trading.risk.map', { name: label })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.trading.risk.scenario')}</th>
            <th scope="col">{t('desk.trading.risk.result')}</th>
            <th scope="col">{t('desk.trading.risk.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ name, worst, chance }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={classes(worst < 0 && tonesCss.down, worst > 0 && tonesCss.up)}>
                {houseSum(worst)}
              </td>
              <td>{chance === null ? '–' : percentText(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
