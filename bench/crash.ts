// One flight of the shared table with a thousand players in it: how long their bets take, and how long after its end the
// last of them has been told what they hold. All of them leave at the least there is, so that nearly every flight pays all.
import { definitionOf } from '#games/definitions/all.ts';
import type { BustFigures } from '#games/kinds/crash/crash-bust.ts';
import { sharedTableOf } from '#games/shared-tables.ts';
import { giveSalt } from '#server/fairness/seed-chains.ts';
import { openDatabase } from '#server/open-database.ts';
import { startChild } from './child.ts';
import { type Figure, promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement } from './measurement.ts';
import { checkBooks } from './purses.ts';
import { seatPlayers } from './seated-players.ts';
import { launch } from './site.ts';
import { quantile } from './spread.ts';
import type { Flight, TableAnswer, TableQuestion } from './table-players.ts';

const TABLE = 'rocket-run';
const PLAYERS = 1_000;
const ROUNDS = 3;
const STAKE = 100;

export const crash: Measurement = {
  name: 'crash',
  async run(room) {
    const dataDir = await makeFolder(room);
    const { origin } = await launch(room, {
      command: [process.execPath, 'server/main.ts'],
      dataDir,
      isChannel: true,
      env: { LIMIT_FACTOR: '1000000' },
    });
    const { db } = await hold(room, openDatabase({ databaseUrl: null, dataDir, poolSize: 2 }), ({ close }) =>
      close(),
    );
    const players = await seatPlayers(db, origin, { sysname: TABLE, count: PLAYERS });
    const ask = startChild<TableQuestion, TableAnswer>(room, 'table-players.ts');
    await ask({ open: { origin, channel: `tables.${TABLE}`, players } });
    // No round begins before somebody has given the chain its salt.
    await giveSalt(db.sql, TABLE, 'a-measurement', new Date());

    const [targetX100] = (definitionOf(TABLE)!.figures as BustFigures).targetsX100;
    const flights: Flight[] = [];
    while (flights.length < ROUNDS) {
      const { flight } = await ask({ bet: { stake: STAKE, targetX100 } });
      if (flight !== null) flights.push(flight);
    }
    await checkBooks(db);
    return figuresOf(flights);
  },
};

function figuresOf(flights: readonly Flight[]): Figure[] {
  const { opensMs, restsMs } = sharedTableOf(TABLE)!;
  const rounds = (part: keyof Flight) => flights.map((flight) => flight[part]);
  const middle = (part: keyof Flight) => quantile(rounds(part), 0.5);
  const many = PLAYERS.toLocaleString('en');
  return [
    {
      ...promised(
        opensMs,
        {
          ...{ name: `${many} bets in one flight, until the last is answered`, unit: 'ms', better: 'less' },
          rounds: rounds('betsMs'),
        },
        'while bets are taken',
      ),
      parts: [{ name: `${middle('refused')} came too late`, value: null }],
    },
    {
      ...promised(
        restsMs,
        {
          ...{
            name: `from its end until the last of ${many} knows what they hold`,
            unit: 'ms',
            better: 'less',
          },
          rounds: rounds('lastMs'),
        },
        'until the next begins',
      ),
      parts: [
        { name: 'the first', value: middle('firstMs') },
        { name: 'half of them', value: middle('halfMs') },
      ],
    },
  ];
}
