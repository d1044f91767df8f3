// Every mutant of a file's code. What is not behaviour is left alone: types, imports, names of properties, and the words
// of log lines and of bugs, which are written for engineers and promised to nobody.
import type { Node } from '../tidy/parse.ts';
import type { CodeSource } from '../tidy/sources.ts';
import { boundaryEdits, calledName, conditionEdits, isComparison, looksBoolean } from './conditions.ts';
import { type Edit, type Mutant, mutantOf } from './mutant.ts';
import { sqlEdits } from './sql-mutants.ts';
import { valueEdits } from './value-edits.ts';

export function mutantsOf(source: CodeSource): Mutant[] {
  const edits: Edit[] = [];
  visit(source.nodes[0]!, { source, edits, isBoolean: false });
  const seen = new Set<string>();
  return edits
    .filter(({ start, end, now }) => {
      const key = `${start} ${end} ${now}`;
      if (seen.has(key) || source.text.slice(start, end) === now) return false;
      return seen.add(key);
    })
    .toSorted((a, b) => a.start - b.start)
    .map((edit) => mutantOf(source, edit));
}

interface Walk {
  source: CodeSource;
  edits: Edit[];
  /** A condition's parts were all mutated where the condition begins. */
  isBoolean: boolean;
}

const part = (node: Node, name: string) => node[name] as Node | null | undefined;
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Types come off before anything runs; of these only the expression stays. */
const worn = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const loops = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);

function visit(node: Node, walk: Walk): void {
  if (worn.has(node.type)) visit(part(node, 'expression')!, walk);
  if (node.type.startsWith('TS') || node.type.startsWith('Import')) return;
  if (isSaidToEngineers(node)) return;
  const { edits, source } = walk;

  const test = part(node, 'test');
  const isAsked = test !== undefined && test !== null && node.type !== 'SwitchCase';
  if (isAsked) edits.push(...conditionEdits(test, { isLoop: loops.has(node.type) }));
  else if (!walk.isBoolean) edits.push(...freeConditionEdits(node));
  edits.push(...valueEdits(node, source.text));

  if (node.type === 'TaggedTemplateExpression' && isSql(part(node, 'tag')!, source.text)) {
    const text = part(node, 'quasi')!;
    edits.push(...sqlEdits(source.text, text));
    for (const inner of text['expressions'] as Node[]) visit(inner, { ...walk, isBoolean: false });
    return;
  }
  const staysBoolean = walk.isBoolean || looksBoolean(node);
  for (const [name, value] of Object.entries(node)) {
    if (isNamePart(node, name)) continue;
    const isBoolean = (isAsked && name === 'test') || (staysBoolean && joinsConditions(node));
    // A literal beside a comparison was covered by granting and denying it.
    const inner = [value]
      .flat()
      .slice(name === 'arguments' && isOwnError(node) ? 1 : 0)
      .filter(isNode)
      .filter((child) => !(isComparison(node) && isPlain(child)));
    for (const child of inner) visit(child, { ...walk, isBoolean });
  }
}

/** Yes or no as a value: returned, kept, handed on. */
function freeConditionEdits(node: Node): Edit[] {
  if (looksBoolean(node) && node.type !== 'ParenthesizedExpression') return conditionEdits(node);
  return boundaryEdits(node);
}

const joinsConditions = ({ type }: Node) =>
  type === 'LogicalExpression' || type === 'ParenthesizedExpression' || type === 'UnaryExpression';

const isPlain = ({ type }: Node) => type === 'Literal';

const isNamePart = (node: Node, name: string) =>
  (name === 'key' || (name === 'property' && node.type === 'MemberExpression')) && node['computed'] !== true;

const isSql = (tag: Node, text: string) => /\bsql$/.test(text.slice(tag.start, tag.end));

/** Ours, whose words nobody outside reads; what else they are told counts. Refusals and settings speak to people. */
const ownErrors = new Set(
  'GatewayDeclined GatewayFailed Unsigned OutcomeUnknown TooManyWait WrongEntry BreakerOpen'.split(' '),
);

const isOwnError = (node: Node) => node.type === 'NewExpression' && ownErrors.has(calledName(node));

function isSaidToEngineers(node: Node): boolean {
  if (node.type === 'NewExpression') return /Error$/.test(calledName(node));
  if (node.type !== 'CallExpression') return false;
  const callee = part(node, 'callee')!;
  return callee.type === 'MemberExpression' && part(callee, 'object')!['name'] === 'log';
}
