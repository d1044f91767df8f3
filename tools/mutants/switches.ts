// All mutants of a file in one text, each behind a switch: the tests are loaded once, and run again and again with another
// fault switched on. Every outermost function gets its body once for each mutant in it.
import type { Node } from '../tidy/parse.ts';
import type { CodeSource } from '../tidy/sources.ts';
import { applyEdit, type Edit } from './mutant.ts';

/** The global that says which mutant is on; 0 for none. */
export const SWITCH = '__marigoldMutant';

export interface Switched {
  /** From 1 on. */
  number: number;
  mutant: Edit;
}

const isFunction = ({ type }: Node) =>
  /^(ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/.test(type);

/** Where functions do their work, from brace to brace; what lies within another function belongs to it. */
export function outermostBodies({ nodes }: CodeSource): Node[] {
  const bodies: Node[] = [];
  for (const node of nodes) {
    const body = node['body'] as Node | null;
    const last = bodies.at(-1);
    if (isFunction(node) && body !== null && (last === undefined || body.start >= last.end))
      bodies.push(body);
  }
  return bodies;
}

export const isWithin = (body: Node, { start, end }: Edit): boolean => body.start <= start && end <= body.end;

export function withSwitches(source: CodeSource, switched: readonly Switched[]): string {
  return outermostBodies(source).reduceRight((text, body) => {
    const own = switched.filter(({ mutant }) => isWithin(body, mutant));
    if (own.length === 0) return text;
    const plain = source.text.slice(body.start, body.end);
    const variants = own.map(({ number, mutant }) => ({
      number,
      text: variantOf(source.text, body, mutant),
    }));
    const isBlock = body.type === 'BlockStatement';
    const now = isBlock ? blockOf(plain, variants) : expressionOf(plain, variants);
    return applyEdit(text, { start: body.start, end: body.end, now });
  }, source.text);
}

function variantOf(text: string, body: Node, mutant: Edit): string {
  const longer = mutant.now.length - (mutant.end - mutant.start);
  return applyEdit(text, mutant).slice(body.start, body.end + longer);
}

interface Variant {
  number: number;
  text: string;
}

const isOn = (number: number) => `globalThis.${SWITCH} === ${number}`;

const blockOf = (plain: string, variants: readonly Variant[]) =>
  `{ ${variants.map(({ number, text }) => `if (${isOn(number)}) ${text} else `).join('')}${plain} }`;

const expressionOf = (plain: string, variants: readonly Variant[]) =>
  `(${variants.map(({ number, text }) => `${isOn(number)} ? (${text}) : `).join('')}(${plain}))`;
