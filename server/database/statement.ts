// A question as the driver takes it: its text with numbered places, and a name under which every connection keeps its
// plan.
import type { QueryConfig, QueryResult } from 'pg';
import { arrayText } from './array-text.ts';
import type { Sql } from './db.ts';

/** A pool, or one connection. */
export interface Driver {
  query(statement: QueryConfig): Promise<QueryResult>;
}

/** The connection was lost, or could not be had. Whatever was asked may have happened. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  readonly code = 'CONNECTION_LOST';
}

/**
 * Where a connection's own bound is not the right one, `answeredWithinMs` is; past it the connection is given up.
 *
 * The question leaves with this turn: several that are not waited for make one trip.
 */
export const asker =
  (driver: Driver, answeredWithinMs?: number): Sql =>
  async (parts, ...values) => {
    try {
      const statement = statementOf(parts, values);
      const bound = answeredWithinMs === undefined ? {} : { query_timeout: answeredWithinMs };
      const { rows } = await driver.query({ ...statement, ...bound });
      return rows;
    } catch (error) {
      throw isLost(error) ? new ConnectionLost(error.message, { cause: error }) : error;
    }
  };

const statements = new WeakMap<TemplateStringsArray, { text: string; name: string }>();
let named = 0;

function statementOf(parts: TemplateStringsArray, values: readonly unknown[]): QueryConfig {
  const absent = values.indexOf(undefined);
  if (absent !== -1) throw new TypeError(`value ${absent + 1} of "${parts.join('?')}" is undefined`);
  let statement = statements.get(parts);
  if (statement === undefined) {
    named += 1;
    const text = parts.reduce((before, part, place) => `${before}$${place}${part}`);
    statement = { text, name: `s${named}` };
    statements.set(parts, statement);
  }
  return { ...statement, values: values.map((value) => (Array.isArray(value) ? arrayText(value) : value)) };
}

/** PostgreSQL and the system give their errors a code. What the driver says itself, it says of the connection. */
export const isLost = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !('code' in error);
