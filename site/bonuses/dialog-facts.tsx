import { classes } from '#ui/classes.ts';
import css from './dialog-facts.module.css';

interface Fact {
  label: string;
  value: string;
  isLost?: boolean;
}

interface DialogFactsProps {
  title: string;
  text: string;
  facts: readonly Fact[];
}

/** One table of facts under a question. */
export const DialogFacts = ({ title, text, facts }: DialogFactsProps) => (
  <>
    <strong className={css.title}>{title}</strong>
    <p className={css.text}>{text}</p>
    <dl className={css.facts}>
      {facts.map(({ label, value, isLost = false }) => (
        <div key={label} className={css.fact}>
          <dt>{label}</dt>
          <dd className={classes(isLost && css.lost)}>{value}</dd>
        </div>
      ))}
    </dl>
  </>
);
