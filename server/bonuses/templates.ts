// What bonuses may be given: data of the content, written by operators (content/cms/bonuses.json).
import type { BonusTemplate } from '#rules/bonuses/bonus-terms.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';

/** The wins of free spins become a bonus of this one. */
export const WON_TEMPLATE = 'free-spin-wins';

/** Throws where there is none: whoever gives bonuses chooses among those there are. */
export function templateNamed(content: Content, name: string): BonusTemplate {
  const found = content.cms<BonusTemplate[]>('bonuses').find((template) => template.name === name);
  if (found === undefined) throw new RangeError(`no bonus template ${name}`);
  return found;
}

export interface TemplateWords {
  title: string;
  /** One of our objects, by name. */
  image: string;
}

/** By template, in this language. */
export function templateWords(content: Content, locale: string): ReadonlyMap<string, TemplateWords> {
  const templates = localised<(TemplateWords & { name: string })[]>(content, locale, 'bonuses');
  return new Map(templates.map(({ name, title, image }) => [name, { title, image }]));
}
