import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';

interface MethodTexts {
  name: string;
  note: string;
  /** What it takes, by the names players know it by, such as the cards' own. */
  marks: readonly string[];
  speed: { deposit: string; withdrawal: string };
}

/** A method that is no longer offered is still in somebody's history, by its sysname. */
export const methodTexts = (content: Content, locale: string, sysname: string): MethodTexts =>
  localised<Record<string, MethodTexts>>(content, locale, 'payment-methods')[sysname] ?? {
    name: sysname,
    note: '',
    marks: [],
    speed: { deposit: '', withdrawal: '' },
  };
