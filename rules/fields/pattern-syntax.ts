// Reads a pattern into a tree. The platform's own parser is asked first whether the text is a regular expression at
// all (making one runs nothing), so what is read here is known to be well formed.

export type Syntax =
  | { kind: 'symbol'; fits: (symbol: string) => boolean }
  | { kind: 'edge'; edge: Edge }
  | { kind: 'row'; parts: readonly Syntax[] }
  | { kind: 'either'; ways: readonly Syntax[] }
  | { kind: 'repeat'; part: Syntax; min: number; max: number };

/** A place between two symbols: the start, the end, a border of a word, or anywhere but such a border. */
export type Edge = '^' | '$' | '\\b' | '\\B';

const SOURCE_MAX = 500;

export function readSyntax(source: string): Syntax | null {
  if (source.length > SOURCE_MAX) return null;
  try {
    new RegExp(source, 'u');
    return readEither(new Scanner(source));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

class Scanner {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isDone(): boolean {
    return this.#at === this.#source.length;
  }

  /** Takes what comes next if it looks so. The expression is sticky. */
  take(looks: RegExp): string | null {
    looks.lastIndex = this.#at;
    const found = looks.exec(this.#source)?.[0] ?? null;
    this.#at += found?.length ?? 0;
    return found;
  }

  isBefore(sign: string): boolean {
    return this.#source.startsWith(sign, this.#at);
  }
}

function readEither(scanner: Scanner): Syntax {
  const ways = [readRow(scanner)];
  while (scanner.take(/\|/y) !== null) ways.push(readRow(scanner));
  return { kind: 'either', ways };
}

function readRow(scanner: Scanner): Syntax {
  const parts: Syntax[] = [];
  while (!scanner.isDone && !scanner.isBefore('|') && !scanner.isBefore(')')) parts.push(readRepeat(scanner));
  return { kind: 'row', parts };
}

function readRepeat(scanner: Scanner): Syntax {
  const part = readPart(scanner);
  const sign = scanner.take(/(?:[*+?]|\{[0-9]+(?:,[0-9]*)?\})\??/y);
  return sign === null ? part : { kind: 'repeat', part, ...boundsOf(sign) };
}

function boundsOf(sign: string): { min: number; max: number } {
  if (sign.startsWith('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
  if (sign.startsWith('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
  if (sign.startsWith('?')) return { min: 0, max: 1 };
  const [min, max = min] = sign.replaceAll(/[{}?]/g, '').split(',');
  return { min: Number(min), max: max === '' ? Number.POSITIVE_INFINITY : Number(max) };
}

function readPart(scanner: Scanner): Syntax {
  if (scanner.take(/\((?:\?:|\?<(?![=!])[^>]*>)?/y) !== null) {
    if (scanner.isBefore('?')) throw new SyntaxError('looks around');
    const inside = readEither(scanner);
    scanner.take(/\)/y);
    return inside;
  }
  const edge = scanner.take(/[$^]|\\[bB]/y);
  return edge === null ? readSymbol(scanner) : { kind: 'edge', edge: edge as Edge };
}

const characterClass = String.raw`\[(?:\\[\s\S]|[^\\\]])*\]`;
const pairOfHalves = String.raw`u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}`;
const escaped = String.raw`\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|${pairOfHalves}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|[\s\S])`;
const symbol = new RegExp(String.raw`${characterClass}|${escaped}|[\s\S]`, 'uy');

/**
 * A set of characters is left to the platform: asked about a single one, it has nothing to backtrack over. To it a
 * back-reference on its own is an error, as it should be here.
 */
function readSymbol(scanner: Scanner): Syntax {
  const source = scanner.take(symbol)!;
  if (!/^[.[\\]/.test(source)) return { kind: 'symbol', fits: (given) => given === source };
  const set = new RegExp(`^${source}$`, 'u');
  return { kind: 'symbol', fits: (given) => set.test(given) };
}
