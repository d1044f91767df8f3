// What a statement touches, as the database would go about it: which tables, and by which columns it finds their rows.
import type { Sql } from '#server/database/db.ts';
import type { Statement } from '../bench/caught.ts';
import { nodesOf, type Plan, planOf } from './statement-plan.ts';

export interface Touch {
  table: string;
  isInsert: boolean;
  /** Columns that must equal something; of an insert, those that are given. */
  by: readonly string[];
}

const ownConditions = ['Index Cond', 'Recheck Cond', 'Filter'];
const joinConditions = ['Hash Cond', 'Merge Cond', 'Join Filter'];

/** It is planned with the values it was asked with, and not done. */
export async function touchesOf(sql: Sql, statement: Statement): Promise<Touch[]> {
  const nodes = [...nodesOf(await planOf(sql, statement))];
  const joins = conditionsOf(nodes, joinConditions);
  return nodes.flatMap((node): Touch[] => {
    const { 'Relation Name': table, Alias: alias } = node;
    if (table === undefined) return [];
    if (node['Node Type'] !== 'ModifyTable')
      return [
        {
          table,
          isInsert: false,
          by: equalColumns(alias!, [...conditionsOf([node], ownConditions), ...joins]),
        },
      ];
    return node.Operation === 'Insert'
      ? [{ table, isInsert: true, by: givenColumns(table, statement.texts.join('$')) }]
      : [];
  });
}

const conditionsOf = (nodes: readonly Plan[], kinds: readonly string[]): string[] =>
  nodes.flatMap((node) => kinds.flatMap((kind) => (typeof node[kind] === 'string' ? [node[kind]] : [])));

/** "(payment.id = 5)", "((contact.contact)::text = ANY (…))", "(asked.player_id = payment.player_id)". */
function equalColumns(alias: string, conditions: readonly string[]): string[] {
  const left = new RegExp(`\\b${alias}\\.(\\w+)(?:\\)::\\w+)? = `, 'g');
  const right = new RegExp(` = \\(*${alias}\\.(\\w+)`, 'g');
  return conditions.flatMap((condition) =>
    [left, right].flatMap((pattern) => [...condition.matchAll(pattern)].map(([, column]) => column!)),
  );
}

function givenColumns(table: string, text: string): string[] {
  const [, columns = ''] = new RegExp(`insert into ${table}(?: as \\w+)? \\(([^)]*)\\)`).exec(text) ?? [];
  return columns.split(/[\s,]+/).filter((column) => column !== '');
}
