// How long a file may be. A table of data may be longer, if the file holds nothing else.
import type { CodeSource, Source } from './sources.ts';

const LINES_MAX = 300;

const doing = /Function|Class|^(If|For|While|Switch|Try|Return|Throw)/;

export function sizeFaults(source: Source | CodeSource): string[] {
  const lines = source.text.trimEnd().split('\n').length;
  if (lines <= LINES_MAX || isData(source)) return [];
  return [`${source.path} has ${lines} lines; ${LINES_MAX} fit in one sitting`];
}

function isData(source: Source | CodeSource): boolean {
  if (!('nodes' in source)) return !source.path.endsWith('.css');
  return !source.nodes.some(({ type }) => doing.test(type));
}
