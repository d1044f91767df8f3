import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { content } from '#contract/content.ts';
import { checkIframe, type ParentMessage, redirect, targetOf } from '#rules/parent-message.ts';
import { useRead } from '../asking/reads.ts';

/** The page around an embedded form: it hears where the form is, as soon as the form is there and whenever it moves. */
export function useParentPage() {
  const { visit } = useRouter().options.context;
  const path = useLocation({ select: ({ publicHref }) => publicHref.split(/[?#]/, 1)[0]! });
  const { data } = useRead(content.getSettings, {});
  const framedBy = data?.places.framedBy;
  const [isFramed, setIsFramed] = useState(false);

  const tell = (message: ParentMessage) =>
    window.parent.postMessage(message, targetOf(document.referrer, framedBy ?? []));

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each place, when it is known whom to tell
  useEffect(() => {
    const isInside = window.parent !== window;
    setIsFramed(isInside);
    if (isInside && framedBy !== undefined) tell(checkIframe(path));
  }, [path, framedBy]);

  return {
    isFramed,
    tell,
    /** Goes on at the site itself, with this popup. */
    leave(popup: 'show_popup_reg' | 'show_popup_auth') {
      const message = redirect({ origin: visit.origin, popup, referrer: document.referrer });
      if (isFramed) tell(message);
      else if (message.type === 'redirect') window.location.assign(message.url);
    },
  };
}
