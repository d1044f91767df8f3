// Where SQL may be written, and who may write the ledger.
import { textsOf } from './parse.ts';
import { at, type CodeSource, isTest } from './sources.ts';

const sql =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|index|database|role|view|function)\s|with\s+\w+\s+as\s*\()/;
/** "Select a game from the hall" is a sentence; SQL is written in one case throughout. */
const isSql = (text: string) =>
  sql.test(text) || (sql.test(text.toLowerCase()) && /^\s*[A-Z]{4,}\s/.test(text));

const maySql = /^(server|sandbox|bench|tests|seeds)\/|^tools\/reset\.ts$/;
const mayLedger = /^(server\/ledger|bench|tests)\//;

export function sqlFaults(source: CodeSource): string[] {
  if (isTest(source.path)) return [];
  return textsOf(source.nodes).flatMap(({ value, start }) => {
    if (isSql(value) && !maySql.test(source.path))
      return [`${at(source, start)}: SQL stays in server and sandbox`];
    if (/\bledger_\w+/.test(value) && !mayLedger.test(source.path))
      return [`${at(source, start)}: the ledger's tables are read and written in server/ledger`];
    return [];
  });
}
