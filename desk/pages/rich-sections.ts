// The sections of a released page as one rich text, for an editor who wants to write freely.

export interface Section {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  links?: readonly { label: string; href: string }[];
}

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;

export const asRichText = (sections: readonly Section[]): string =>
  sections
    .map(({ title, paragraphs, points = [], links = [] }) =>
      [
        `<h2>${safe(title)}</h2>`,
        ...paragraphs.map((text) => `<p>${safe(text)}</p>`),
        list(points.map(safe)),
        list(links.map(({ label, href }) => `<a href="${safe(href)}">${safe(label)}</a>`)),
      ].join(''),
    )
    .join('');
