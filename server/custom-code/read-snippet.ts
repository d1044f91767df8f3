// A snippet of HTML that an operator pastes in. It must end what it begins, so that the page around it stays what it was,
// and stand where its kind may stand; what it may do in the browser is the page's policy to say.

export type Position = 'head' | 'bodyStart' | 'bodyEnd';

/** Stands where each sending of the page has its own nonce. */
export const NONCE_MARK = '\u{f0000}';

const LENGTH_MAX = 65_536;
const tag = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/iy;
const inHead = new Set(['script', 'style', 'link', 'meta', 'noscript']);
const nowhere = new Set(['html', 'head', 'body', 'base', 'title', 'frameset', 'plaintext', 'custom-code']);
const empty = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
/** What stands in them is text until their own end. */
const raw = new Set(['script', 'style', 'textarea', 'iframe', 'noscript', 'noframes', 'xmp']);

interface Terms {
  position: Position;
  /** What a visitor must have allowed before its scripts run; none: they run at once. */
  purpose?: string | undefined;
}

/** Null where it would break the page. */
export function readSnippet(code: string, { position, purpose }: Terms): string | null {
  if (code.length > LENGTH_MAX || code.includes(NONCE_MARK) || code.includes('\0')) return null;
  let written = '';
  let at = 0;
  const open: string[] = [];
  while (at < code.length) {
    const next = code.indexOf('<', at);
    if (next < 0) break;
    written += code.slice(at, next);
    const part = partAt(code, next);
    if (part === null) return null;
    at = next + part.text.length;
    if ('name' in part) {
      const { name, isEnd } = part;
      if (nowhere.has(name) || (position === 'head' && !inHead.has(name))) return null;
      if (isEnd && open.pop() !== name) return null;
      if (!isEnd && !part.isWhole && !empty.has(name)) open.push(name);
    }
    written += 'begin' in part ? withNonce(part, purpose) : part.text;
  }
  const rest = code.slice(at);
  if (open.length > 0 || (position === 'head' && rest.trim() !== '')) return null;
  return written + rest;
}

type Part =
  | { text: string }
  | { text: string; name: string; isEnd: boolean; isWhole: false }
  | { text: string; name: string; isEnd: false; isWhole: true; begin: string; attributes: string };

/** A comment, a tag, a whole element whose content is text, or a bare sign. */
function partAt(code: string, at: number): Part | null {
  if (code.startsWith('<!--', at)) {
    const end = code.indexOf('-->', at + 4);
    return end < 0 ? null : { text: code.slice(at, end + 3) };
  }
  tag.lastIndex = at;
  const found = tag.exec(code);
  if (found === null) return /^<[a-z/!?]/i.test(code.slice(at, at + 2)) ? null : { text: '<' };
  const [begin, slash, word, attributes] = found as unknown as [string, string, string, string];
  const name = word.toLowerCase();
  if (slash === '' && raw.has(name)) {
    const end = endOf(code, name, at + begin.length);
    const text = code.slice(at, end);
    return end < 0 ? null : { text, name, isEnd: false, isWhole: true, begin, attributes };
  }
  return { text: begin, name, isEnd: slash === '/', isWhole: false };
}

function endOf(code: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\s*>`, 'gi');
  end.lastIndex = from;
  return end.exec(code) === null ? -1 : end.lastIndex;
}

/** Nothing of what it does begins before the visitor allowed it: a browser reads such a script as plain text. */
function withNonce({ text, name, begin, attributes }: Extract<Part, { begin: string }>, purpose?: string) {
  const own = attributes.replace(/\snonce\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i, '');
  const inner = text.slice(begin.length);
  if (name === 'style') return `<style nonce="${NONCE_MARK}"${own}>${inner}`;
  if (name !== 'script') return text;
  if (purpose === undefined) return `<script nonce="${NONCE_MARK}"${own}>${inner}`;
  const waiting = own.replace(/\stype\s*=\s*/i, ' data-type=');
  return `<script type="text/plain" data-purpose="${purpose}"${waiting}>${inner}`;
}
