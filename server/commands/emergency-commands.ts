// The words of `npm run emergency`.
import { parseArgs } from 'node:util';
import { type ClosableScope, closableScopes } from '#contract/closures.ts';
import type { Config } from '../config/config.ts';
import { type Closure, close, listClosed, reopen } from '../content/closures.ts';
import type { Db, Tx } from '../database/db.ts';
import { writeAudit } from '../desk/audit/audit-log.ts';
import { closureFrom } from '../desk/closures/closure-request.ts';
import type { Answer } from '../staff/decision.ts';

const USAGE = `npm run emergency -- list
npm run emergency -- close <target> --reason <why> [--minutes <n>] [--en <text> --ru <text> --lv <text> --pt <text>]
npm run emergency -- open <target> --reason <why>
A target is site, or ${closableScopes
  .filter((scope) => scope !== 'site')
  .map((scope) => `${scope}:<name>`)
  .join(', ')}.`;

interface House {
  db: Db;
  config: Pick<Config, 'studios'>;
  now: Date;
}

const text = { type: 'string', default: '' } as const;
const options = { reason: text, minutes: text, en: text, ru: text, lv: text, pt: text } as const;
const BY = 'the command line';

const not = (says: string): Answer => ({ isDone: false, says });

export async function runEmergency(args: string[], house: House): Promise<Answer> {
  const given = tried(args);
  const [command, target = '', ...more] = given?.positionals ?? [];
  if (given === null || more.length > 0) return not(USAGE);
  if (command === 'list' && target === '') return { isDone: true, says: await drawClosed(house) };
  if ((command !== 'close' && command !== 'open') || target === '') return not(USAGE);
  const { reason, minutes, ...messages } = given.values;
  if (reason.trim().length < 3) return not('Why? --reason <why>');
  if (command === 'open') return openTarget(target, reason, house);
  if (minutes !== '' && !/^[1-9]\d{0,4}$/.test(minutes)) return not('--minutes is a number from 1 to 99999.');
  const [scope = '', ...name] = target.split(':');
  if (!closableScopes.includes(scope as ClosableScope)) return not(USAGE);
  const request = { scope: scope as ClosableScope, name: name.join(':'), messages };
  const closure = closureFrom(
    { ...request, ...(minutes !== '' && { minutes: Number(minutes) }) },
    house.config,
    house.now,
  );
  if ('field' in closure)
    return not(closure.field === 'name' ? `There is no ${target}.` : `${closure.field} is missing.`);
  await audited(house, { call: 'closures.close', target, reason }, async (tx) => {
    const before = await close(tx, closure, { by: BY, now: house.now });
    return { before, after: closure };
  });
  return { isDone: true, says: `Closed: ${drawOne(closure)}` };
}

async function openTarget(target: string, reason: string, house: House): Promise<Answer> {
  const before = await audited(house, { call: 'closures.open', target, reason }, async (tx) => ({
    before: await reopen(tx, target, { by: BY, now: house.now }),
    after: { target, is_closed: false },
  }));
  return before === undefined ? not(`${target} is not closed.`) : { isDone: true, says: `Opened: ${target}` };
}

interface Line {
  call: string;
  target: string;
  reason: string;
}

/** The change and its line in the audit log, in one transaction. Returns what was closed before. */
const audited = (
  { db, now }: House,
  { call, target, reason }: Line,
  change: (tx: Tx) => Promise<{ before: Closure | undefined; after: unknown }>,
) =>
  db.atomically(async (tx) => {
    const { before, after } = await change(tx);
    const line = { call: { name: call }, subject: `closure ${target}`, reason, by: null };
    const isDone = call === 'closures.close' || before !== undefined;
    const outcome = isDone ? 'done' : 'refused: not closed';
    await writeAudit(tx.sql, { ...line, outcome, before, after }, { now, browser: { address: 'command' } });
    return before;
  });

function tried(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return null;
  }
}

async function drawClosed({ db, now }: House): Promise<string> {
  const closed = await listClosed(db.sql, now);
  return closed.length === 0 ? 'Nothing is closed.' : closed.map(drawOne).join('\n');
}

const drawOne = ({ target, ends_at: end }: Closure): string =>
  `${target} until ${end === null ? 'it is opened' : end.toISOString()}`;
