// Single questions, asked outside of transactions. Those of one turn share a connection: every connection that is spoken
// to wakes a process at the other end, which costs more than most questions do.
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { queryAlone } from './session-settings.ts';
import { isLost } from './statement.ts';
import { takeConnection } from './take-connection.ts';
import type { PoolLine } from './transaction.ts';

/** So many go behind each other on one connection before another is taken, so that none waits long for a slow one. */
const SHARED_BY = 8;

interface Question {
  statement: QueryConfig;
  resolve(result: QueryResult): void;
  reject(reason: unknown): void;
}

export class SharedLine {
  readonly #line: PoolLine;
  #waiting: Question[] = [];
  #isAwake = false;

  constructor(line: PoolLine) {
    this.#line = line;
  }

  query(statement: QueryConfig): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
      if (this.#isAwake) return;
      this.#isAwake = true;
      setImmediate(() => {
        this.#isAwake = false;
        this.#send();
      });
    });
  }

  #send(): void {
    const lines = Math.ceil(this.#waiting.length / SHARED_BY);
    for (let line = 0; line < lines; line += 1) void this.#ask(this.#waiting.splice(0, SHARED_BY));
  }

  async #ask(questions: readonly Question[]): Promise<void> {
    let client: PoolClient;
    try {
      client = await takeConnection(this.#line.pool);
    } catch (error) {
      for (const { reject } of questions) reject(error);
      return;
    }
    const { settings } = this.#line;
    let isBroken = false;
    const ask = async ({ statement, resolve, reject }: Question) => {
      try {
        resolve(
          await (settings === null ? client.query(statement) : queryAlone(client, statement, settings)),
        );
      } catch (error) {
        isBroken ||= isLost(error);
        reject(error);
      }
    };
    await Promise.all(questions.map(ask));
    client.release(isBroken);
  }
}
