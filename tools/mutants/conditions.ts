// Mutants of what is asked before something is done: every single condition is once taken for granted and once denied,
// and every bound moved by one.
import type { Node } from '../tidy/parse.ts';
import type { Edit } from './mutant.ts';

const boundary: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const equality = new Set(['===', '!==', '==', '!=']);
const predicate = /^(is|has|may|can|are|was|includes|startsWith|endsWith|some|every|test)([A-Z]|$)/;

const part = (node: Node, name: string) => node[name] as Node;

export const isComparison = ({ type, operator }: Node): boolean =>
  type === 'BinaryExpression' && (equality.has(String(operator)) || boundary[String(operator)] !== undefined);

/** Whether a reader sees at once that this is yes or no. */
export function looksBoolean(node: Node): boolean {
  if (node.type === 'LogicalExpression')
    return node['operator'] !== '??' && looksBoolean(part(node, 'left')) && looksBoolean(part(node, 'right'));
  if (node.type === 'UnaryExpression') return node['operator'] === '!';
  if (node.type === 'ParenthesizedExpression') return looksBoolean(part(node, 'expression'));
  return isComparison(node) || (node.type === 'CallExpression' && predicate.test(calledName(node)));
}

export function calledName(call: Node): string {
  const callee = part(call, 'callee');
  const named = callee.type === 'MemberExpression' ? part(callee, 'property') : callee;
  return String(named['name'] ?? '');
}

interface Place {
  /** A loop that never ends would only be waited for. */
  isLoop?: boolean;
}

/** In a row of "and" one denial denies all of it, and in a row of "or" one grant grants it: that is tried once. */
export function conditionEdits(test: Node, { isLoop = false }: Place = {}): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: Node, values: readonly boolean[]): void => {
    if (node.type === 'LogicalExpression' && node['operator'] !== '??') {
      const isAnd = node['operator'] === '&&';
      visit(part(node, 'left'), values);
      visit(
        part(node, 'right'),
        values.filter((value) => value === isAnd),
      );
      return;
    }
    if (node.type === 'ParenthesizedExpression') {
      visit(part(node, 'expression'), values);
      return;
    }
    for (const value of values) edits.push({ start: node.start, end: node.end, now: String(value) });
    edits.push(...boundaryEdits(node));
  };
  visit(test, isLoop ? [false] : [true, false]);
  return edits;
}

export function boundaryEdits(node: Node): Edit[] {
  const now = node.type === 'BinaryExpression' ? boundary[String(node['operator'])] : undefined;
  return now === undefined ? [] : [operatorEdit(node, now)];
}

/** Brackets are nodes of their own, so nothing but the operator stands between its sides. */
export const operatorEdit = (node: Node, now: string): Edit => ({
  start: part(node, 'left').end,
  end: part(node, 'right').start,
  now: ` ${now} `,
});
