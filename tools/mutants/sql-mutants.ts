// Mutants of the questions put to the database, where most of what money may do is decided: a condition left out, a
// bound moved, a lock not taken, an assignment forgotten.
import type { Node } from '../tidy/parse.ts';
import type { Edit } from './mutant.ts';

/** The text of a statement between two offsets, with everything blanked that is not SQL's own words. */
interface Sql {
  text: string;
  /** Where the text stands in its file. */
  from: number;
}

export function sqlEdits(file: string, template: Node): Edit[] {
  const from = template.start + 1;
  const chars = file.slice(from, template.end - 1).split('');
  for (const { start, end } of template['expressions'] as Node[])
    chars.fill('$', file.lastIndexOf('${', start) - from, file.indexOf('}', end) + 1 - from);
  const sql = { text: chars.join(''), from };
  const bare = { text: withoutWords(sql.text), from };
  return [...clauseEdits(bare), ...assignmentEdits(bare), ...wordEdits(bare), ...intervalEdits(sql)];
}

/** Quoted words may contain anything; comments too. */
const withoutWords = (text: string) =>
  text.replace(/'[^']*'|--[^\n]*/g, (word) =>
    word.startsWith("'") ? `'${'_'.repeat(word.length - 2)}'` : ' '.repeat(word.length),
  );

const swaps: readonly (readonly [what: RegExp, now: string])[] = [
  [/(?<![<>=!@-])<(?![<>=@])/g, '<='],
  [/(?<![<>=!@-])<=(?![>@])/g, '<'],
  [/(?<![<>=!@-])>(?![<>=@])/g, '>='],
  [/(?<![<>=!@-])>=(?![>@])/g, '>'],
  [/(?<= )\+(?= )/g, '-'],
  [/(?<= )-(?= )/g, '+'],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\bleast(?=\()/g, 'greatest'],
  [/\bgreatest(?=\()/g, 'least'],
  [/\bmin(?=\()/g, 'max'],
  [/\bmax(?=\()/g, 'min'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\bleft join\b(?! lateral)/g, 'join'],
  [/\bunion all\b/g, 'union'],
  [/\bdistinct\b(?! from)/g, ''],
  [/\bfor (no key )?(update|share)( of \w+)?( skip locked| nowait)?/g, ''],
  [/ at time zone (\$+|'[^']*'|[\w.]+)/g, ''],
  [/\bon conflict( \([^)]*\))? do nothing\b/g, ''],
  [/(?<=order by [^,()]*?) desc\b/g, ''],
  [/(?<=order by [\w.$]+)(?=\s*(,|\)|\n|limit|for|$))(?! desc)/g, ' desc'],
];

const wordEdits = ({ text, from }: Sql): Edit[] =>
  swaps.flatMap(([what, now]) =>
    [...text.matchAll(what)].map((match) => ({
      start: from + match.index,
      end: from + match.index + match[0].length,
      now,
    })),
  );

const intervalEdits = ({ text, from }: Sql): Edit[] =>
  [...text.matchAll(/(?<=')\d+(?= (second|minute|hour|day|week|month|year)s?')/g)].map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
    now: String(Number(match[0]) + 1),
  }));

const opens = /\b(where|having|when|on(?! conflict| update| delete))\b/g;
const ends =
  /^(where|having|group by|order by|limit|offset|returning|for (no key )?(update|share)|on conflict|union|window|(left |cross |inner )?join|when|then|else|end|do (update|nothing))\b/;

/** Every condition once left out: taken for granted among "and", denied among "or". */
function clauseEdits(sql: Sql): Edit[] {
  return [...sql.text.matchAll(opens)].flatMap((match) => {
    const start = match.index + match[0].length;
    return conditionEdits(
      sql,
      start,
      endOf(sql.text, start, (rest) => ends.test(rest)),
    );
  });
}

function conditionEdits(sql: Sql, start: number, end: number): Edit[] {
  const either = split(sql.text, start, end, /^or\b/);
  if (either.length > 1) return either.flatMap((piece) => pieceEdits(sql, piece, 'false'));
  return split(sql.text, start, end, /^and\b/).flatMap((piece) => pieceEdits(sql, piece, 'true'));
}

type Piece = readonly [start: number, end: number];

function pieceEdits(sql: Sql, [start, end]: Piece, now: string): Edit[] {
  const text = sql.text.slice(start, end);
  if (text === '' || text === 'true') return [];
  const edit = { start: sql.from + start, end: sql.from + end, now };
  const isBracketed = text.startsWith('(') && endOf(sql.text, start + 1, () => false) === end - 1;
  return [edit, ...(isBracketed ? conditionEdits(sql, start + 1, end - 1) : [])];
}

/** "set a = 1, b = 2": each of them forgotten once. */
function assignmentEdits(sql: Sql): Edit[] {
  return [...sql.text.matchAll(/\bset\b/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    const end = endOf(sql.text, start, (rest) => /^(where|from|returning)\b/.test(rest));
    const pieces = split(sql.text, start, end, /^,/);
    if (pieces.length < 2) return [];
    return pieces.map(([from, to], at) => {
      const next = pieces[at + 1];
      const edit =
        next === undefined ? { start: pieces[at - 1]![1], end: to } : { start: from, end: next[0] };
      return { start: sql.from + edit.start, end: sql.from + edit.end, now: '' };
    });
  });
}

/** Where a clause ends: at a word that ends it, or at the bracket around it. */
function endOf(text: string, start: number, isEnd: (rest: string) => boolean): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && depth-- === 0) return at;
    else if (depth === 0 && isWordStart(text, at) && isEnd(text.slice(at))) return at;
  }
  return text.length;
}

/** The pieces between two offsets, trimmed. "between a and b" and "case … end" are one piece. */
function split(text: string, start: number, end: number, separator: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let [from, depth, isBetween] = [start, 0, false];
  const close = (to: number) => {
    const piece = text.slice(from, to);
    pieces.push([from + piece.length - piece.trimStart().length, from + piece.trimEnd().length]);
  };
  for (let at = start; at < end; at += 1) {
    const rest = text.slice(at, end);
    const isStart = isWordStart(text, at);
    if (text[at] === '(' || (isStart && /^case\b/.test(rest))) depth += 1;
    else if (text[at] === ')' || (isStart && /^end\b/.test(rest))) depth -= 1;
    else if (depth === 0 && isStart && /^between\b/.test(rest)) isBetween = true;
    else if (depth === 0 && (isStart || text[at] === ',') && separator.test(rest)) {
      if (isBetween) isBetween = false;
      else {
        close(at);
        from = at + separator.exec(rest)![0].length;
      }
    }
  }
  close(end);
  return pieces;
}

const isWordStart = (text: string, at: number) => /\w/.test(text[at]!) && !/[\w.$]/.test(text[at - 1] ?? ' ');
