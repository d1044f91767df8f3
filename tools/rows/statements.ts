// Every statement in the code, as the database is asked it, with the type that its rows are said to have.
import type { Node } from '../tidy/parse.ts';
import { at, type CodeSource } from '../tidy/sources.ts';

export interface Statement {
  where: string;
  source: CodeSource;
  /** With $1, $2 … where values stand. */
  text: string;
  /** Undefined: nobody looks at the rows. */
  row: Node | undefined;
}

export const statementsIn = (source: CodeSource): Statement[] =>
  source.nodes.flatMap((node) => {
    if (node.type !== 'TaggedTemplateExpression' || !isSql(node['tag'] as Node)) return [];
    const { quasis } = node['quasi'] as { quasis: { value: { cooked: string } }[] };
    const text = quasis
      .map(({ value }) => value.cooked)
      .reduce((before, part, place) => `${before}$${place}${part}`);
    const given = (node['typeArguments'] ?? node['typeParameters']) as { params: Node[] } | null;
    return [{ where: at(source, node.start), source, text, row: given?.params[0] }];
  });

/** `sql`, `tx.sql`, `db.sql`, `ctx.db.sql`. */
const isSql = (tag: Node): boolean =>
  tag.type === 'Identifier'
    ? tag['name'] === 'sql'
    : tag.type === 'MemberExpression' && (tag['property'] as { name?: string }).name === 'sql';
