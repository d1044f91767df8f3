// Tasks that were given up, for an operator to look at, and how many of each kind wait.
import type { Sql } from '../database/db.ts';

export interface DeadTask {
  id: number;
  name: string;
  attempts: number;
  trouble: string;
  died_at: Date;
}

/** Their time is over, and nobody is doing them: their server died, or there is no one who does that kind. */
export const giveUpEnded = (sql: Sql, now: Date): Promise<DeadTask[]> =>
  sql<DeadTask>`
    update task set died_at = ${now} where died_at is null and due_at <= ${now} and ends_at <= ${now}
    returning id, name, attempts, trouble, died_at`;

const SHOWN = 500;

export const listDead = (sql: Sql): Promise<DeadTask[]> =>
  sql<DeadTask>`
    select id, name, attempts, trouble, died_at from task
    where died_at is not null order by died_at, id limit ${SHOWN}`;

export interface TaskCount {
  name: string;
  /** Due, and not done. */
  waiting: number;
  /** So long the one has waited that was due first. */
  seconds: number;
  dead: number;
}

export const countTasks = (sql: Sql, now: Date): Promise<TaskCount[]> =>
  sql<TaskCount>`
    select name, sum(waiting)::int as waiting, max(seconds)::float8 as seconds, sum(dead)::int as dead
    from (
      select name, count(*) as waiting, extract(epoch from ${now}::timestamptz - min(due_at)) as seconds, 0 as dead
      from task where died_at is null and due_at <= ${now} group by name
      union all
      select name, 0, 0, count(*) from task where died_at is not null group by name
    ) as counted
    group by name order by name`;

/** As a new one, due at once and for a day. False: there is no such dead task. */
export async function reviveTask(sql: Sql, id: number, now: Date): Promise<boolean> {
  const revived = await sql`
    with dead as (delete from task where id = ${id} and died_at is not null returning name, payload)
    insert into task (name, payload, due_at, ends_at)
    select name, payload, ${now}, ${now}::timestamptz + interval '1 day' from dead returning id`;
  return revived.length > 0;
}

export async function dropTask(sql: Sql, id: number): Promise<boolean> {
  const dropped = await sql`delete from task where id = ${id} and died_at is not null returning id`;
  return dropped.length > 0;
}

const KEPT_DAYS = 90;

export async function forgetDead(sql: Sql, now: Date): Promise<void> {
  await sql`delete from task where died_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
}
