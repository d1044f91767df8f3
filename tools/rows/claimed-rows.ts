// What code says that rows are: the properties of the type a statement names, and of what kind each is. Types are followed
// through files, as far as rows need it: interfaces, aliases, literals, Pick, Omit, Partial, unions and intersections.
import { resolveLink } from '../tidy/links.ts';
import type { Node } from '../tidy/parse.ts';
import type { CodeSource } from '../tidy/sources.ts';

/** 'cents' is money; 'any' is what is not looked into: JSON, and types this does not follow. */
export type Kind = 'cents' | 'number' | 'string' | 'boolean' | 'date' | 'bytes' | 'list' | 'any';

export interface Property {
  kind: Kind;
  isNullable: boolean;
}

export type Properties = ReadonlyMap<string, Property>;

/** A type, and the file it is written in. */
interface Written {
  node: Node;
  source: CodeSource;
  /** What stands for the type's parameters. */
  given: ReadonlyMap<string, Written>;
}

export class RowTypes {
  readonly #sources: ReadonlyMap<string, CodeSource>;

  constructor(sources: readonly CodeSource[]) {
    this.#sources = new Map(sources.map((source) => [source.path, source]));
  }

  /** Undefined where the type cannot be followed. */
  propertiesOf(node: Node, source: CodeSource): Properties | undefined {
    return this.#propertiesOf({ node, source, given: new Map() });
  }

  #propertiesOf(written: Written): Properties | undefined {
    const { node } = written;
    switch (node.type) {
      case 'TSTypeLiteral':
        return this.#membersOf(written, node['members'] as Node[]);
      case 'TSInterfaceBody':
        return this.#membersOf(written, node['body'] as Node[]);
      case 'TSParenthesizedType':
        return this.#propertiesOf({ ...written, node: node['typeAnnotation'] as Node });
      case 'TSIntersectionType':
        return this.#joined(
          (node['types'] as Node[]).map((part) => this.#propertiesOf({ ...written, node: part })),
        );
      case 'TSTypeReference':
        return this.#referred(written);
      default:
        return undefined;
    }
  }

  #membersOf(written: Written, members: readonly Node[]): Properties {
    return new Map(
      members
        .filter(({ type, optional }) => type === 'TSPropertySignature' && optional !== true)
        .map((member) => {
          const { name, value } = member['key'] as { name?: string; value?: string };
          const annotation = (member['typeAnnotation'] as Node | null)?.['typeAnnotation'] as
            | Node
            | undefined;
          return [
            name ?? String(value),
            annotation === undefined ? ANY : this.#kindOf({ ...written, node: annotation }),
          ];
        }),
    );
  }

  #joined(all: readonly (Properties | undefined)[]): Properties | undefined {
    if (all.some((one) => one === undefined)) return undefined;
    return new Map(all.flatMap((one) => [...one!]));
  }

  #referred(written: Written): Properties | undefined {
    const name = nameOf(written.node);
    const [first, second] = argumentsOf(written.node);
    const inner = first && this.#propertiesOf({ ...written, node: first });
    if (name === 'Pick' || name === 'Omit') {
      const names = second === undefined ? undefined : wordsOf(second);
      if (inner === undefined || names === undefined) return undefined;
      return new Map([...inner].filter(([key]) => names.has(key) === (name === 'Pick')));
    }
    if (name === 'Readonly' || name === 'Required' || name === 'Partial') return inner;
    if (name === 'Nullable')
      return inner && new Map([...inner].map(([key, { kind }]) => [key, { kind, isNullable: true }]));
    const found = this.#find(name, written);
    return found && this.#declared(found);
  }

  #declared(found: Written): Properties | undefined {
    const { node } = found;
    if (node.type !== 'TSInterfaceDeclaration')
      return this.#propertiesOf({ ...found, node: node['typeAnnotation'] as Node });
    const bases = (node['extends'] as Node[]).map((base) =>
      this.#referred({ ...found, node: { ...base, typeName: base['expression'], type: 'TSTypeReference' } }),
    );
    return this.#joined([...bases, this.#propertiesOf({ ...found, node: node['body'] as Node })]);
  }

  #kindOf(written: Written): Property {
    const { node } = written;
    if (node.type === 'TSUnionType') {
      const parts = node['types'] as Node[];
      const rest = parts.filter(({ type }) => type !== 'TSNullKeyword');
      const kinds = new Set(rest.map((part) => this.#kindOf({ ...written, node: part }).kind));
      return { kind: kinds.size === 1 ? [...kinds][0]! : 'any', isNullable: rest.length < parts.length };
    }
    const kind = keywords[node.type];
    if (kind !== undefined) return { kind, isNullable: false };
    if (node.type === 'TSLiteralType') return { kind: kindOfLiteral(node), isNullable: false };
    if (node.type !== 'TSTypeReference') return ANY;
    const name = nameOf(node);
    if (named[name] !== undefined) return { kind: named[name], isNullable: false };
    const found = this.#find(name, written);
    if (found === undefined || found.node.type !== 'TSTypeAliasDeclaration') return ANY;
    return this.#kindOf({ ...found, node: found.node['typeAnnotation'] as Node });
  }

  /** Here, or where it is imported from. */
  #find(name: string, { source, given }: Written): Written | undefined {
    const own = source.nodes.find(
      (node) =>
        (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') &&
        (node['id'] as { name: string }).name === name,
    );
    if (own !== undefined) return { node: own, source, given };
    for (const node of source.nodes) {
      if (node.type !== 'ImportDeclaration') continue;
      const part = (node['specifiers'] as Node[]).find(
        (one) => (one['local'] as { name: string }).name === name,
      );
      if (part === undefined) continue;
      const target = resolveLink(source.path, String((node['source'] as Node)['value']));
      const from = target === undefined ? undefined : this.#sources.get(target);
      const original = (part['imported'] as { name?: string } | undefined)?.name ?? name;
      return from && this.#find(original, { node, source: from, given });
    }
    return undefined;
  }
}

const ANY: Property = { kind: 'any', isNullable: false };

const keywords: Readonly<Record<string, Kind>> = {
  TSNumberKeyword: 'number',
  TSStringKeyword: 'string',
  TSBooleanKeyword: 'boolean',
  TSArrayType: 'list',
  TSTupleType: 'list',
};

const named: Readonly<Record<string, Kind>> = { Date: 'date', Buffer: 'bytes', Cents: 'cents' };

const nameOf = (node: Node): string => String((node['typeName'] as { name?: string }).name ?? '');

const argumentsOf = (node: Node): Node[] =>
  ((node['typeArguments'] ?? node['typeParameters']) as { params?: Node[] } | null)?.params ?? [];

function kindOfLiteral(node: Node): Kind {
  const type = typeof (node['literal'] as { value?: unknown }).value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'any';
}

/** The words of 'a' | 'b'; undefined for anything else. */
function wordsOf(node: Node): Set<string> | undefined {
  const parts = node.type === 'TSUnionType' ? (node['types'] as Node[]) : [node];
  const words = parts.map((part) => (part['literal'] as { value?: unknown } | undefined)?.value);
  return words.every((word) => typeof word === 'string') ? new Set(words as string[]) : undefined;
}
