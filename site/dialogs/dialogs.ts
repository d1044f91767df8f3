// Opening and closing dialogs. `open` answers with what the dialog was closed with: nothing when it was dismissed,
// and for a confirm always true or false.
import type { ComponentType } from 'react';
import type { Texts } from '../i18n/texts.ts';
import { fetchPart, orReload } from '../start/reload-once.ts';
import { Watched } from '../start/watched.ts';
import { type DialogLine, emptyLine, type InLine, joinLine, leaveLine } from './dialog-line.ts';
import type { DialogProps } from './dialog-props.ts';
import type { DialogName, PropsOf, ResultOf } from './registry.ts';

export type DialogComponent = ComponentType<DialogProps<unknown>>;

export interface OpenDialog extends InLine {
  name: DialogName;
  props: object;
  /** Escape, the overlay, the cross and a change of page leave it open. */
  isHeld: boolean;
  /** Its component, once its file and its words are here. */
  content: Promise<DialogComponent>;
  settle: (result: unknown) => void;
}

type Registry = Promise<typeof import('./registry.ts').registry>;
let begun: Registry | undefined;

/**
 * Its list grows with the product, and nobody needs it who opens no dialog. One promise for all, so that two dialogs
 * come in the order they were opened.
 */
function loadRegistry(): Registry {
  begun ??= import('./registry.ts').then(
    ({ registry }) => registry,
    (error: unknown) => {
      begun = undefined;
      throw error;
    },
  );
  return begun;
}

export class Dialogs {
  readonly line = new Watched<DialogLine<OpenDialog>>(emptyLine);
  #texts: Pick<Texts, 'need'>;
  #lastId = 0;
  /** How often the visitor went to another page. */
  #pagesLeft = 0;

  constructor(texts: Pick<Texts, 'need'>) {
    this.#texts = texts;
  }

  async open<N extends DialogName>(
    name: N,
    props: PropsOf<N>,
    { preventClose = false } = {},
  ): Promise<ResultOf<N>> {
    const page = this.#pagesLeft;
    const { kind, ...entry } = (await orReload(loadRegistry))[name];
    // Whoever is quicker than the list has left the page that wanted it.
    if (page !== this.#pagesLeft && !preventClose)
      return (kind === 'confirm' ? false : undefined) as ResultOf<N>;
    return new Promise((resolve) => {
      this.#lastId += 1;
      const dialog: OpenDialog = {
        id: this.#lastId,
        name,
        kind,
        isUrgent: 'isUrgent' in entry,
        props,
        isHeld: preventClose,
        content: this.#load(name, orReload),
        settle: resolve as OpenDialog['settle'],
      };
      dialog.content.catch(() => this.dismiss(dialog, { force: true }));
      this.line.set(joinLine(this.line.get(), dialog));
    });
  }

  /** Fetches what a dialog will need, when a visitor is about to want it. */
  warm(name: DialogName): Promise<DialogComponent> {
    return this.#load(name, fetchPart);
  }

  async #load(name: DialogName, orElse: typeof orReload): Promise<DialogComponent> {
    const { load, ...entry } = (await loadRegistry())[name];
    const words = this.#texts.need('texts' in entry ? entry.texts : []);
    const [module] = await Promise.all([orElse<{ default: unknown }>(load), words]);
    return module.default as DialogComponent;
  }

  close(dialog: OpenDialog, result: unknown): void {
    this.line.set(leaveLine(this.line.get(), dialog.id));
    dialog.settle(result);
  }

  /** What Escape, the overlay and the cross do; only `force` moves one that is held. */
  dismiss(dialog: OpenDialog, { force = false } = {}): void {
    if (dialog.isHeld && !force) return;
    this.close(dialog, dialog.kind === 'confirm' ? false : undefined);
  }

  /** What it spoke of is over, wherever in the line it stands. */
  dismissNamed(name: DialogName): void {
    const { shown, waiting } = this.line.get();
    for (const dialog of [...shown, ...waiting])
      if (dialog.name === name) this.dismiss(dialog, { force: true });
  }

  /** The visitor went to another page: what is on screen and what waits behind it belonged to the one they left. */
  leavePage(options?: { force?: boolean }): void {
    this.#pagesLeft += 1;
    const { shown, waiting } = this.line.get();
    // From the last in line on, so that nothing comes up only to go again.
    for (const dialog of [...shown, ...waiting].toReversed()) this.dismiss(dialog, options);
  }
}
