import { NONCE_MARK, type Position } from './read-snippet.ts';

export type PlacedCode = Readonly<Record<Position, string>>;

/** The page with the code in its places; a page that has no such places stays as it is. */
export function withCode(html: string, code: PlacedCode, nonce: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyBegin = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd < 0 || bodyBegin <= headEnd || bodyEnd < bodyBegin) return html;
  const say = (text: string) => text.replaceAll(NONCE_MARK, nonce);
  return [
    html.slice(0, headEnd),
    say(code.head),
    html.slice(headEnd, bodyBegin),
    say(code.bodyStart),
    html.slice(bodyBegin, bodyEnd),
    say(code.bodyEnd),
    html.slice(bodyEnd),
  ].join('');
}
