// What the database says a statement returns, without doing it.
import type { Connection, FieldDef } from 'pg';
import pg from 'pg';

export interface Column {
  name: string;
  /** Of its type, in pg_type. */
  type: number;
  /** Of the table it is read from, in pg_class; 0: it is reckoned. */
  table: number;
  /** Its number in that table. */
  place: number;
}

/** Asked one at a time; a statement that cannot be understood rejects with the database's own words. */
export async function openDescriber(url: string) {
  const client = new pg.Client(url);
  // A test may drop its database before this connection has said its end.
  client.on('error', () => undefined);
  await client.connect();
  return {
    describe: (text: string): Promise<Column[]> =>
      new Promise((resolve, reject) => {
        client.query(new Description(text, resolve, reject));
      }),
    close: () => client.end(),
  };
}

/** Takes part in the driver's own conversation, as its queries do. */
class Description implements pg.Submittable {
  readonly #text: string;
  readonly #resolve: (columns: Column[]) => void;
  readonly #reject: (reason: Error) => void;
  #columns: Column[] = [];
  #error: Error | undefined;

  constructor(text: string, resolve: (columns: Column[]) => void, reject: (reason: Error) => void) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit = (connection: Connection): void => {
    connection.parse({ text: this.#text, name: '', types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  };

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      table: tableID,
      place: columnID,
    }));
  }

  handleError(error: Error): void {
    this.#error = error;
  }

  handleReadyForQuery(): void {
    if (this.#error === undefined) this.#resolve(this.#columns);
    else this.#reject(this.#error);
  }
}
