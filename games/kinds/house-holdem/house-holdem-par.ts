// What hold'em against the house returns with the best play, exactly: all boards, all hands of both sides, and each three
// of the five common cards as those that were seen. A chip on the pair is counted over all hands of five.
import { nameOf, namePlaceOf, pokerNames, strengthOf } from '../../cards/poker-strength.ts';
import { TIMES_1 } from '../kind.ts';
import { type ParRow, rowOfLaw } from '../par-sheet.ts';
import { rowOfWays } from '../row-of-ways.ts';
import { keepCalls, placeOfPair } from './house-holdem-best.ts';
import { flopsOf, tellBoards } from './house-holdem-boards.ts';
import { bestCalls } from './house-holdem-calls.ts';
import { CALL, type HouseHoldemFigures, opensFrom, showdowns, showdownTimes } from './house-holdem-rules.ts';
import { HOUSE_HANDS, tellShowdowns } from './house-holdem-showdowns.ts';

export function houseHoldemPar(figures: HouseHoldemFigures): ParRow[] {
  const calls = bestCalls(figures);
  // Who plays by the sheet afterwards has no need to compute each deal again.
  keepCalls(figures, calls);
  return [anteRow(figures, calls), pairRow(figures)];
}

function pairRow({ pairX10000 }: HouseHoldemFigures): ParRow {
  const ways: [number, number][] = [];
  tellBoards((cards, count) => ways.push([pairX10000[nameOf(strengthOf(Array.from(cards)))], count]));
  return rowOfWays('pair', ways);
}

function anteRow(figures: HouseHoldemFigures, calls: Uint8Array): ParRow {
  let folded = 0;
  const called = showdowns.map(() => pokerNames.map(() => 0));
  tellBoards((board, alike) => {
    const rows = flopsOf(board);
    tellShowdowns(board, opensFrom(figures), (low, high, strength, against) => {
      const pair = placeOfPair(low, high);
      let count = 0;
      for (const row of rows) count += calls[row + pair]!;
      folded += alike * (rows.length - count) * HOUSE_HANDS;
      for (let place = 0; place < showdowns.length; place++)
        called[place]![namePlaceOf(strength)]! += alike * count * against[showdowns[place]!];
    });
  });
  const total = called.flat().reduce((sum, count) => sum + count, folded);
  const law = pokerNames.flatMap((name, place) =>
    showdowns.map((showdown, row) => {
      const { ante, call } = showdownTimes(figures, showdown, name);
      return [(ante + call) / TIMES_1, called[row]![place]! / total, CALL] as const;
    }),
  );
  return rowOfLaw('best-play', [[0, folded / total], ...law]);
}
