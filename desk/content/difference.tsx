// Two states of an entry, line by line: what went is marked in one, what came in the other.
import { classes } from '#ui/classes.ts';
import formCss from '../form/form.module.css';
import css from './content.module.css';

interface Side {
  label: string;
  /** Null: there was nothing. */
  json: string | null;
}

export function Difference({ before, after }: { before: Side; after: Side }) {
  const [left, right] = [linesOf(before.json), linesOf(after.json)];
  return (
    <div className={css.difference}>
      <Lines side={before} lines={left} others={new Set(right)} look={css.gone} />
      <Lines side={after} lines={right} others={new Set(left)} look={css.came} />
    </div>
  );
}

interface LinesProps {
  side: Side;
  lines: readonly string[];
  others: ReadonlySet<string>;
  look: string | undefined;
}

const Lines = ({ side, lines, others, look }: LinesProps) => (
  <div>
    <b className={formCss.label}>{side.label}</b>
    <pre>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <span key={at} className={classes(!others.has(line) && look)}>
          {line}
          {'\n'}
        </span>
      ))}
    </pre>
  </div>
);

function linesOf(json: string | null): string[] {
  if (json === null) return ['–'];
  const value: unknown = JSON.parse(json);
  return (typeof value === 'string' ? value : JSON.stringify(value, null, 2)).split('\n');
}
