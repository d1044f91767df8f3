// Which file names which: imports of every form, and where they lead.
import { posix } from 'node:path';
import type { Node } from './parse.ts';

export interface Link {
  /** As written: './db.ts', '#rules/money.ts', 'react'. */
  to: string;
  /** What is taken from there; '*' for everything. */
  names: readonly string[];
  isType: boolean;
  start: number;
}

export function linksOf(nodes: readonly Node[]): Link[] {
  return nodes.flatMap((node): Link[] => {
    const source = node['source'] as Node | null | undefined;
    const to = source?.['value'];
    if (typeof to !== 'string') return [];
    const { start } = node;
    switch (node.type) {
      case 'ImportDeclaration':
        return [{ to, start, isType: isTypeOnly(node), names: partsOf(node).map(importedName) }];
      case 'ExportNamedDeclaration':
        return [{ to, start, isType: node['exportKind'] === 'type', names: partsOf(node).map(localName) }];
      case 'ExportAllDeclaration':
      case 'ImportExpression':
        return [{ to, start, isType: false, names: ['*'] }];
      case 'TSImportType':
        return [{ to, start, isType: true, names: ['*'] }];
      default:
        return [];
    }
  });
}

/** The file in the project that a link leads to, or undefined for a package. */
export function resolveLink(from: string, to: string): string | undefined {
  const bare = to.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return bare.slice(1);
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  return undefined;
}

/** 'zod' for 'zod/mini', '@fastify/static' for itself, 'node:fs' for 'node:fs/promises'. */
export const packageOf = (to: string) =>
  to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/');

const partsOf = (node: Node) => node['specifiers'] as Node[];

const isTypeOnly = (node: Node) =>
  node['importKind'] === 'type' ||
  (partsOf(node).length > 0 && partsOf(node).every((part) => part['importKind'] === 'type'));

function importedName(part: Node): string {
  if (part.type === 'ImportDefaultSpecifier') return 'default';
  return part.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(part['imported'] as Node);
}

const localName = (part: Node) => nameOf(part['local'] as Node);

export const nameOf = (node: Node) => String(node['name'] ?? node['value']);
