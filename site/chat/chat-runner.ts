// One live chat on one page: not loaded, then loaded, and begun anew whenever somebody else is signed in (spec §4). What is
// asked of it is done in order. Whatever goes wrong with it is logged, and the page goes on without it.
import { warn } from '../start/browser-log.ts';
import type { Chat, ChatUser } from './chat.ts';

export class ChatRunner {
  #chat: Chat;
  #isLoaded = false;
  #isBadgeShown = true;
  #user: ChatUser | null = null;
  #work: Promise<void> = Promise.resolve();

  constructor(chat: Chat) {
    this.#chat = chat;
  }

  /** Who is signed in now; null is nobody. */
  become(user: ChatUser | null): Promise<void> {
    return this.#next(async () => {
      const before = this.#user;
      const isSame = before?.uid === user?.uid;
      if (this.#isLoaded && isSame && JSON.stringify(before) === JSON.stringify(user)) return;
      this.#user = user;
      if (this.#isLoaded && before !== null && !isSame) await this.#chat.reset();
      if (!this.#isLoaded || !isSame) await this.#chat.load();
      this.#isLoaded = true;
      if (user !== null) this.#chat.identify(user);
      this.#chat.setBadge(this.#isBadgeShown);
    });
  }

  showBadge(isShown: boolean): Promise<void> {
    return this.#next(async () => {
      this.#isBadgeShown = isShown;
      if (this.#isLoaded) this.#chat.setBadge(isShown);
    });
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch((error: unknown) => warn('live chat', error));
    return this.#work;
  }
}
