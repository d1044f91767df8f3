// Mutants of what is reckoned and done: sums, numbers, words, steps left out.
import type { Node } from '../tidy/parse.ts';
import { calledName, isComparison, looksBoolean, operatorEdit } from './conditions.ts';
import type { Edit } from './mutant.ts';

type Maker = (node: Node, text: string) => Edit[];

const part = (node: Node, name: string) => node[name] as Node;
const whole = ({ start, end }: Node, now: string): Edit => ({ start, end, now });

const sums = new Map(
  Object.entries({
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '%': '*',
    '**': '*',
  }),
);
const steps = new Map(
  Object.entries({
    '+=': '-=',
    '-=': '+=',
    '??=': '=',
    '||=': '=',
    '&&=': '=',
  }),
);
const calls = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    ceil: 'floor',
    floor: 'ceil',
    round: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
);
/** Without the call, what it was called on goes on as it was. */
const dropped = new Set(
  'filter trim trimStart trimEnd toLowerCase toUpperCase sort toSorted reverse toReversed slice normalize padStart padEnd flat'.split(
    ' ',
  ),
);

const makers: Readonly<Record<string, Maker>> = {
  Literal: literalEdits,
  TemplateLiteral: (node) => [whole(node, '``')],
  ArrayExpression: (node) => ((node['elements'] as Node[]).length > 0 ? [whole(node, '[]')] : []),
  BinaryExpression: sumEdits,
  LogicalExpression: (node) => (looksBoolean(node) ? [] : sideEdits(node)),
  UnaryExpression: (node) => (node['operator'] === '-' ? [whole({ ...node, end: node.start + 1 }, '')] : []),
  AssignmentExpression: (node) => swapped(node, steps),
  UpdateExpression: updateEdits,
  CallExpression: callEdits,
  MemberExpression: indexEdits,
  ExpressionStatement: (node) => (node['directive'] ? [] : [whole(node, ';')]),
  ArrowFunctionExpression: bodyEdits,
  FunctionDeclaration: bodyEdits,
  FunctionExpression: bodyEdits,
};

export const valueEdits: Maker = (node, text) => makers[node.type]?.(node, text) ?? [];

function literalEdits(node: Node, text: string): Edit[] {
  const { value } = node;
  if (typeof value === 'boolean') return [whole(node, String(!value))];
  if (typeof value === 'number') return [whole(node, String(value + 1))];
  if (typeof value === 'bigint') return [whole(node, `${value + 1n}n`)];
  if (typeof value === 'string') return [whole(node, value === '' ? "'mutant'" : "''")];
  return node['regex'] === undefined ? [] : patternEdits(node, text);
}

/** Without its first or its last anchor, without a flag, and with every count one higher. */
function patternEdits(node: Node, text: string): Edit[] {
  const { pattern, flags } = node['regex'] as { pattern: string; flags: string };
  const written = text.slice(node.start, node.end);
  const made: Edit[] = [];
  if (pattern.startsWith('^')) made.push({ start: node.start + 1, end: node.start + 2, now: '' });
  const last = node.start + 1 + pattern.length;
  if (/(^|[^\\])\$$/.test(pattern)) made.push({ start: last - 1, end: last, now: '' });
  for (const flag of flags)
    if (flag !== 'u' && flag !== 'v')
      made.push(whole(node, written.slice(0, written.lastIndexOf('/') + 1) + flags.replace(flag, '')));
  for (const { 0: digits, index } of pattern.matchAll(/(?<=\{|\{\d+,)\d+(?=[,}])/g)) {
    const start = node.start + 1 + index;
    made.push({ start, end: start + digits.length, now: String(Number(digits) + 1) });
  }
  return made;
}

function sumEdits(node: Node): Edit[] {
  if (isComparison(node) || [part(node, 'left'), part(node, 'right')].some(isWord)) return [];
  return swapped(node, sums);
}

const isWord = ({ type, value }: Node) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

function swapped(node: Node, table: ReadonlyMap<string, string>): Edit[] {
  const now = table.get(String(node['operator']));
  return now === undefined ? [] : [operatorEdit(node, now)];
}

/** A default that is never taken, and one that always is. */
const sideEdits = (node: Node): Edit[] => [
  { start: part(node, 'left').end, end: node.end, now: '' },
  { start: node.start, end: part(node, 'right').start, now: '' },
];

function updateEdits(node: Node, text: string): Edit[] {
  const now = text.slice(node.start, node.end).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++'));
  return [whole(node, now)];
}

function callEdits(call: Node): Edit[] {
  const callee = part(call, 'callee');
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const other = calls.get(calledName(call));
  if (other !== undefined) return [whole(part(callee, 'property'), other)];
  return dropped.has(calledName(call)) ? [{ start: part(callee, 'object').end, end: call.end, now: '' }] : [];
}

/** Another one of a list; a number or a word in the brackets is a literal, and mutated as such. */
function indexEdits(node: Node): Edit[] {
  if (node['computed'] !== true || part(node, 'property').type !== 'Identifier') return [];
  const { end } = part(node, 'property');
  return [{ start: end, end, now: ' + 1' }];
}

/** Nothing else is said of these bodies; the parts of others are mutated one by one. */
const plainBodies = new Set(
  'CallExpression AwaitExpression NewExpression ObjectExpression MemberExpression Identifier TaggedTemplateExpression ChainExpression'.split(
    ' ',
  ),
);

function bodyEdits(node: Node): Edit[] {
  let body = node['body'] as Node | null;
  if (body === null) return [];
  if (body.type === 'BlockStatement') return (body['body'] as Node[]).length > 1 ? [whole(body, '{}')] : [];
  while (body.type === 'ParenthesizedExpression') body = part(body, 'expression');
  return plainBodies.has(body.type) && !looksBoolean(body) ? [whole(body, 'undefined')] : [];
}
