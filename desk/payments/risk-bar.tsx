import { CLEAN_BELOW } from '#rules/withdrawal-risk.ts';
import { classes } from '#ui/classes.ts';
import css from './payments.module.css';

const HIGH_FROM = 70;

/** The figure, and a bar for who goes through a list. */
export const RiskBar = ({ score }: { score: number }) => (
  <span className={css.risk}>
    <b>{score}</b>
    <span className={css.bar} aria-hidden="true">
      <span
        className={classes(css.fill, score >= CLEAN_BELOW && css.middle, score >= HIGH_FROM && css.high)}
        style={{ display: 'block', inlineSize: `${score}%` }}
      />
    </span>
  </span>
);
