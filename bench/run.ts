// `npm run bench`, or `npm run bench -- home ledger` for some of it: measures, prints a table, writes bench/last.json.
// A promise that is not kept is said in the table and fails nothing: machines are noisy, and tests are elsewhere.
import { bets } from './bets.ts';
import { betting } from './betting.ts';
import { book } from './book.ts';
import { channelsMeasured } from './channels.ts';
import { contentChange } from './content-change.ts';
import { crash } from './crash.ts';
import { engines } from './engines.ts';
import { eventFanOut } from './event-fan-out.ts';
import { fanOut } from './fan-out.ts';
import { frames } from './frames.ts';
import { hall } from './hall.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { leaderboard } from './leaderboard.ts';
import { ledger } from './ledger.ts';
import { lighthouse } from './lighthouse.ts';
import { type Measurement, type Room, Skipped } from './measurement.ts';
import { money } from './money.ts';
import { overload } from './overload.ts';
import { playerSearch } from './player-search.ts';
import { keep, lookAround } from './report.ts';
import { rewards } from './rewards.ts';
import { signIn } from './sign-in.ts';
import { slots } from './slots.ts';
import { start } from './start.ts';
import { drawTable } from './table.ts';
import { weight } from './weight.ts';

const all: readonly Measurement[] = [
  home,
  overload,
  hall,
  weight,
  frames,
  lighthouse,
  contentChange,
  ledger,
  money,
  slots,
  bets,
  crash,
  engines,
  book,
  betting,
  channelsMeasured,
  eventFanOut,
  fanOut,
  history,
  leaderboard,
  playerSearch,
  rewards,
  signIn,
  start,
];

let room: Room = new AsyncDisposableStack();
let isLeaving = false;
process.once('SIGINT', leave).once('SIGTERM', leave).once('disconnect', leave);
process.channel?.unref();

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => all.every((measurement) => measurement.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
for (const measurement of all) {
  if (isLeaving) break;
  if (wanted.length === 0 || wanted.includes(measurement.name)) await measure(measurement);
}

async function measure({ name, run }: Measurement): Promise<void> {
  console.log(`\n${name}…`);
  room = new AsyncDisposableStack();
  try {
    const machine = lookAround();
    const figures = await run(room);
    await keep(name, machine, figures);
    console.log(drawTable(figures));
  } catch (error) {
    // What a measurement says when its room is emptied around it is of no use to anyone.
    if (isLeaving) return;
    if (error instanceof Skipped) return console.log(`skipped: ${error.message}`);
    console.error(error);
    process.exitCode = 1;
  } finally {
    await room.disposeAsync();
  }
}

async function leave(): Promise<void> {
  isLeaving = true;
  await room.disposeAsync();
  process.exit(130);
}
