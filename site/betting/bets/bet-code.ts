// A bet as a code that anybody can open: its picks, and nothing of the one who bet or of the stake. What is open of them
// goes into a slip at the prices of now.
import type { BetShown } from '#contract/betting/bet.ts';

export interface CodedPick {
  event: number;
  picks: readonly { market: string; outcome: string }[];
}

const LEGS_MAX = 20;

export const betCode = ({ legs }: Pick<BetShown, 'legs'>): string =>
  encode(
    legs
      .map(({ event, picks }) =>
        [event, ...picks.flatMap(({ market, outcome }) => [market, outcome])].join('~'),
      )
      .join('!'),
  );

/** Null for what is no code. */
export function readBetCode(code: string): CodedPick[] | null {
  const text = decode(code);
  if (text === null) return null;
  const legs = text.split('!').map((leg) => {
    const [event = '', ...rest] = leg.split('~');
    const picks = Array.from({ length: Math.floor(rest.length / 2) }, (_, at) => ({
      market: rest[at * 2]!,
      outcome: rest[at * 2 + 1]!,
    }));
    return { event: Number(event), picks };
  });
  const isWhole = legs.every(
    ({ event, picks }) => Number.isSafeInteger(event) && event > 0 && picks.length > 0 && picks.length <= 8,
  );
  return isWhole && legs.length <= LEGS_MAX ? legs : null;
}

const encode = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function decode(code: string): string | null {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}
