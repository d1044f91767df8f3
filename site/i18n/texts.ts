// The words of the site in the visitor's language. Messages arrive compiled, area by area, so that a page brings
// only what it says. A missing message is an empty text, and what would show it is not shown (spec §2).
import type { MessageArea, MessageId } from './message-id.ts';
import { type Messages, sayMessage } from './say-message.ts';

export type Say = (id: MessageId, values?: Record<string, unknown>) => string;

/** Where an area's compiled messages come from: memory on the server, /nfx in the browser. */
export type MessageSource = (locale: string, area: MessageArea) => Promise<Messages>;

export interface TextsState {
  locale: string;
  areas: Partial<Record<MessageArea, Messages>>;
}

export class Texts {
  #locale: string;
  #messages: Messages = {};
  #source: MessageSource;
  #areas: TextsState['areas'] = {};
  #listeners = new Set<() => void>();
  /** Rises whenever anything is said otherwise than before. */
  edition = 0;
  /** The language addresses are written in: ahead of the one spoken while a switch is under way. */
  bound: string;

  constructor(locale: string, source: MessageSource) {
    this.#source = source;
    this.bound = locale;
    this.#locale = locale;
  }

  get locale(): string {
    return this.#locale;
  }

  say: Say = (id, values) => {
    const message = this.#messages[id];
    return message === undefined ? '' : sayMessage(message, this.#locale, values);
  };

  /** Resolves when every named area can be spoken from. A failed area is left empty: the page shows without it. */
  async need(areas: readonly MessageArea[]): Promise<void> {
    const missing = areas.filter((area) => this.#areas[area] === undefined);
    const loaded = await Promise.all(
      missing.map((area) => this.#source(this.locale, area).catch(() => ({}))),
    );
    for (const [at, area] of missing.entries()) this.#hold(area, loaded[at]!);
  }

  /** Changes the language at once for everyone who watches; of two changes under way the later one wins. */
  async speak(locale: string): Promise<void> {
    this.bound = locale;
    if (locale === this.locale) return;
    const held = Object.keys(this.#areas) as MessageArea[];
    const loaded = await Promise.all(held.map((area) => this.#source(locale, area).catch(() => ({}))));
    if (this.bound !== locale) return;
    this.#replace(locale, held, loaded);
  }

  /** Asks again for everything it says. What cannot be had anew is said as before. */
  async renew(): Promise<void> {
    const { locale } = this;
    const held = Object.keys(this.#areas) as MessageArea[];
    const loaded = await Promise.all(
      held.map((area) => this.#source(locale, area).catch(() => this.#areas[area] ?? {})),
    );
    // Whoever spoke another language meanwhile has asked for it anew.
    if (this.locale === locale) this.#replace(locale, held, loaded);
  }

  #replace(locale: string, areas: readonly MessageArea[], messages: readonly Messages[]): void {
    this.#areas = {};
    this.#locale = locale;
    this.#messages = {};
    for (const [at, area] of areas.entries()) this.#hold(area, messages[at]!);
    this.edition += 1;
    for (const listener of this.#listeners) listener();
  }

  dump(): TextsState {
    return { locale: this.locale, areas: this.#areas };
  }

  restore({ areas }: TextsState): void {
    for (const [area, messages] of Object.entries(areas)) this.#hold(area as MessageArea, messages);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #hold(area: MessageArea, messages: Messages): void {
    this.#areas[area] = messages;
    Object.assign(this.#messages, messages);
  }
}
