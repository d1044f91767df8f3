// What a page is: a component, the reads it needs before it can be shown, the message areas it speaks from, and its
// head. What it needs is written once and used twice: by the server's first render, in process, and by the
// browser's later navigations, from its cache or over /api.
import type { ComponentType } from 'react';
import type { Call, Input, Output } from '#contract/define.ts';
import type { MessageArea } from '../i18n/message-id.ts';
import type { Say } from '../i18n/texts.ts';
import type { PageThings } from '../seo/page-things.ts';

export interface PageAddress {
  params: Record<string, string | undefined>;
  search: Record<string, string | undefined>;
}

export type PageRead = readonly [Call, Input<Call>];
export type PageReads = (address: PageAddress) => readonly PageRead[];

export const needs = <C extends Call>(call: C, input: Input<C>): PageRead => [call, input];

export interface PageHead {
  title: string;
  description?: string;
  isIndexed?: boolean;
  /** Shown with links to the page, 1200 by 630. */
  image?: string;
}

/** The answers a page's own reads gave, found again by call and input. */
export type Answers = <C extends Call>(call: C, input: Input<C>) => Output<C> | undefined;

export interface PageModule {
  default: ComponentType;
  /** What stands at the side in place of the house's navigation. */
  side?: ComponentType;
  reads?: PageReads;
  /** Reads that only the first answers can name: a game's studio, and with it the other games of that studio. */
  readsNext?: (address: PageAddress, answers: Answers) => readonly PageRead[];
  texts?: readonly MessageArea[];
  head?: (say: Say, address: PageAddress, answers: Answers) => PageHead;
  /** What it is, for search engines. */
  things?: (say: Say, address: PageAddress, answers: Answers) => PageThings;
  /** Thrown `notFound()` here gives the page its 404. */
  check?: (address: PageAddress, answers: Answers) => void;
}
