// Reads code into a tree. Rules look at the tree, not at the text, so that a word in a sentence is not taken for code.
import { parseSync } from 'vite';

/** Any node of the tree: what kind it is, where it stands, and whatever else its kind has. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export interface Comment {
  type: 'Line' | 'Block';
  value: string;
  start: number;
  end: number;
}

export interface Parsed {
  /** Every node of the tree, outermost first. */
  nodes: readonly Node[];
  comments: readonly Comment[];
}

export function parse(path: string, text: string): Parsed {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const nodes: Node[] = [];
  collect(program, nodes);
  return { nodes, comments };
}

function collect(value: unknown, nodes: Node[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (typeof (value as Node).type === 'string') nodes.push(value as Node);
  for (const part of Object.values(value)) collect(part, nodes);
}

interface Text {
  value: string;
  start: number;
  end: number;
}

/** The pieces of text written in the code: quoted strings, patterns, the fixed parts of templates, words in JSX. */
export const textsOf = (nodes: readonly Node[]): Text[] =>
  nodes.flatMap((node) => {
    const value = textIn(node);
    return value === undefined ? [] : [{ value, start: node.start, end: node.end }];
  });

function textIn({ type, value, regex }: Node): string | undefined {
  switch (type) {
    case 'Literal':
      return regex === undefined ? (typeof value === 'string' ? value : undefined) : String(value);
    case 'JSXText':
      return String(value);
    case 'TemplateElement':
      return (value as { raw: string }).raw;
    default:
      return undefined;
  }
}
