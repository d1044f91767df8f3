import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accountProfile } from '#contract/account/profile.ts';
import { CHAT_TEXT_MAX, chatEvents } from '#contract/chat-events.ts';
import { support } from '#contract/support.ts';
import { isBadgeShown } from '#rules/chat-badge.ts';
import { useRead } from '../asking/reads.ts';
import { useTexts } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { wholeProfile } from '../player/whole-profile.ts';
import { warn } from '../start/browser-log.ts';
import type { ChatMessage, ChatUser } from './chat.ts';
import type { ChatRunner } from './chat-runner.ts';
import { startChat } from './start-chat.ts';

/** One for the whole visit, whatever layouts come and go: a widget on the page twice would be two talks. */
let begun: Promise<ChatRunner | null> | undefined;

/** The live chat, where the operator has one: told who is here, and hidden where it is in the way. */
export function LiveChatPart() {
  const chat = useChat();
  const user = useChatUser();
  const isShown = useMatches({ select: shownOn });
  useEffect(() => void chat?.showBadge(isShown), [chat, isShown]);
  useEffect(() => {
    if (user !== undefined) void chat?.become(user);
  }, [chat, user]);
  return null;
}

function useChat(): ChatRunner | null {
  const { ask, cache, visit } = useRouter().options.context;
  const { locale } = useTexts();
  const { data: settings, isError } = useRead(support.getsettings, {});
  const [chat, setChat] = useState<ChatRunner | null>(null);
  useEffect(() => {
    if (isError) warn('live chat: the support settings did not come');
  }, [isError]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to begin anew
  useEffect(() => {
    if (settings === undefined || !visit.hasCode) return;
    const onMessage = (message: ChatMessage) => {
      const info = cache.getQueryData<{ uid: number }>(['account.getInfo', {}]);
      if (message.message_id === '' || !info?.uid) return;
      const text = message.text.slice(0, CHAT_TEXT_MAX);
      ask(chatEvents.storeChatEvent, { ...message, text }).catch((error: unknown) =>
        warn('live chat: a message was not kept', error),
      );
    };
    begun ??= startChat(settings, { locale, onMessage });
    begun.then(setChat, (error: unknown) => warn('live chat', error));
  }, [settings]);
  return chat;
}

/** Undefined while it is not known yet. What the profile does not tell is not told. */
function useChatUser(): ChatUser | null | undefined {
  const player = usePlayer();
  const uid = player?.uid ?? null;
  const { data: profile, isPending } = useRead(accountProfile.getprofileinfo, wholeProfile, {
    enabled: uid !== null,
  });
  const [user, setUser] = useState<ChatUser | null | undefined>(undefined);
  useEffect(() => {
    if (uid === null) return setUser(null);
    if (isPending) return;
    const contactOf = (type: 'email' | 'phone') =>
      profile?.contacts?.find((contact) => contact.type === type)?.contact ?? null;
    setUser({ uid, name: profile?.first_name ?? '', email: contactOf('email'), phone: contactOf('phone') });
  }, [uid, isPending, profile]);
  return user;
}

interface Match {
  staticData: { name?: string; isGamePage?: boolean | undefined };
}

const shownOn = (matches: readonly Match[]): boolean => {
  const { name = '', isGamePage = false } = matches.at(-1)?.staticData ?? {};
  return isBadgeShown({ route: name, isGamePage });
};
