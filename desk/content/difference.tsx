// Two states of an entry, line by line: what went is marked in one, what came in the other, and what is alike is left out.
import { classes } from '#ui/classes.ts';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
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

/** Lines around a change that are shown with it. */
const AROUND = 3;

function Lines({ side, lines, others, look }: LinesProps) {
  const isChanged = lines.map((line) => !others.has(line));
  return (
    <div>
      <b className={formCss.label}>{side.label}</b>
      <pre>
        {piecesOf(isChanged).map(({ from, to, isAlike }) =>
          isAlike ? (
            <span key={from} className={css.alike}>
              {t('desk.content.alike', { count: to - from })}
            </span>
          ) : (
            <span key={from} className={classes(isChanged[from] && look)}>
              {`${lines[from]}\n`}
            </span>
          ),
        )}
      </pre>
    </div>
  );
}

interface Piece {
  from: number;
  /** Exclusive. */
  to: number;
  isAlike: boolean;
}

/** Each line by itself where something changed near it, and the long runs between as one. */
function piecesOf(isChanged: readonly boolean[]): Piece[] {
  const isNear = (at: number) => isChanged.slice(Math.max(0, at - AROUND), at + AROUND + 1).includes(true);
  const pieces: Piece[] = [];
  for (const at of isChanged.keys()) {
    const last = pieces.at(-1);
    if (isNear(at)) pieces.push({ from: at, to: at + 1, isAlike: false });
    else if (last?.isAlike) last.to = at + 1;
    else pieces.push({ from: at, to: at + 1, isAlike: true });
  }
  return pieces;
}

function linesOf(json: string | null): string[] {
  if (json === null) return ['–'];
  const value: unknown = JSON.parse(json);
  return (typeof value === 'string' ? value : JSON.stringify(value, null, 2)).split('\n');
}
