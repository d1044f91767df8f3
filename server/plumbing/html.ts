// HTML made by hand, for the few pages the server makes without the site. Whatever is put in is text, and is escaped;
// only what this file made itself goes in as it is.

export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | null | undefined | false | readonly Part[];

/** html`<p>${name}</p>`: a list is joined; null, undefined and false leave nothing. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + (at < parts.length ? written(parts[at]) : '')).join(''));

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
