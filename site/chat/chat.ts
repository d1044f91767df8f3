// What a live chat of any maker can do for the site (decision D95).

export interface ChatUser {
  uid: number;
  /** The first name. */
  name: string;
  email: string | null;
  phone: string | null;
}

export interface ChatMessage {
  event: 'sent' | 'received';
  message_id: string;
  text: string;
}

export interface Chat {
  /** Brings the widget onto the page; a second time, it begins anew. */
  load(): Promise<void>;
  /** Tells who is signed in. */
  identify(user: ChatUser): void;
  /** Forgets who was: nobody after them must see what they wrote. */
  reset(): Promise<void>;
  setBadge(isShown: boolean): void;
  /** Of the chats whose messages are kept (spec §4: one alone). */
  onMessage?(hear: (message: ChatMessage) => void): void;
}

export interface ChatTerms {
  locale: string;
}
