// The written rules of structured data that can be checked without asking anyone: what a thing must say, in what form, and
// that a visitor of the page can read the same.

export type Thing = { '@type': string } & Record<string, unknown>;

interface Page {
  html: string;
  origin: string;
}

type Check = (thing: Record<string, never>, page: Page) => (string | false)[];

/** Nothing where all is well. */
export function faultsOf(thing: Thing, page: Page): string[] {
  const check = checks[thing['@type']];
  if (check === undefined) return ['nobody has asked for it'];
  return check(thing as never, page).filter((fault) => fault !== false);
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isMoment = (value: unknown) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(String(value)) &&
  !Number.isNaN(Date.parse(String(value)));
const isWhole = (value: unknown, { origin }: Page) => isText(value) && String(value).startsWith(`${origin}/`);

/** As a visitor reads it: without tags, and with what they escape. */
const words = ({ html }: Page) =>
  html
    .split('<main')[1]!
    .split('</main>')[0]!
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

interface Crumb {
  '@type': string;
  position: number;
  name: string;
  item: string;
}

interface Asked {
  '@type': string;
  name: string;
  acceptedAnswer: { '@type': string; text: string };
}

const checks: Record<string, Check | undefined> = {
  WebSite: ({ name, url }, page) => [!isText(name) && 'no name', !isWhole(url, page) && 'no address'],

  BreadcrumbList: ({ itemListElement = [] }: { itemListElement?: Crumb[] }, page) => [
    itemListElement.length < 2 && 'fewer than two steps',
    ...itemListElement.flatMap((crumb, at) => [
      crumb['@type'] !== 'ListItem' && 'a step that is no ListItem',
      crumb.position !== at + 1 && `step ${at + 1} says ${crumb.position}`,
      !isText(crumb.name) && `step ${at + 1} has no name`,
      !isWhole(crumb.item, page) && `step ${at + 1} leads nowhere`,
    ]),
  ],

  FAQPage: ({ mainEntity = [] }: { mainEntity?: Asked[] }, page) => [
    mainEntity.length === 0 && 'no questions',
    ...mainEntity.flatMap(({ '@type': type, name, acceptedAnswer }) => [
      (type !== 'Question' || acceptedAnswer['@type'] !== 'Answer') && 'no Question with its Answer',
      !words(page).includes(name) && `visitors cannot read "${name}"`,
      !words(page).includes(acceptedAnswer.text) && `visitors cannot read "${acceptedAnswer.text}"`,
    ]),
  ],

  Article: ({ headline, image, datePublished, dateModified, author }, page) => [
    !isText(headline) && 'no headline',
    !isWhole(image, page) && 'no picture',
    !isMoment(datePublished) && 'no moment of publication with its time zone',
    !isMoment(dateModified) && 'no moment of change with its time zone',
    String(datePublished) > String(dateModified) && 'changed before it was published',
    !isText((author as { name?: string } | undefined)?.name) && 'no author',
  ],

  Organization: ({ name, url, logo, contactPoint }, page) => [
    !isText(name) && 'no name',
    !isWhole(url, page) && 'no address',
    !isWhole(logo, page) && 'no logo',
    !isText((contactPoint as { contactType?: string } | undefined)?.contactType) && 'no one to turn to',
  ],

  Product: ({ name, image, offers, review, aggregateRating }, page) => {
    const offer = offers as { price?: unknown; priceCurrency?: string } | undefined;
    return [
      !isText(name) && 'no name',
      !words(page).includes(String(name)) && 'visitors cannot read its name',
      !isWhole(image, page) && 'no picture',
      !offer && !review && !aggregateRating && 'no offer, review or rating',
      offer !== undefined && typeof offer.price !== 'number' && 'an offer without a price',
      offer !== undefined && !/^[A-Z]{3}$/.test(offer.priceCurrency ?? '') && 'a price without a currency',
    ];
  },
};
