// LiveTex.
import type { ChatConfig } from '#contract/chat.ts';
import { loadScript } from '../../start/load-script.ts';
import type { Chat, ChatTerms } from '../chat.ts';
import { drawnBadge } from '../drawn-badge.ts';
import { widgetThere } from '../wait-for.ts';

interface Widget {
  showActiveWindow?(): void;
  setConversationAttributes(visible: object, hidden: object): void;
  setVisitorAttributes(done: () => void, failed: () => void, attributes: object): void;
  hideLabel(): void;
  reinit(): void;
  ContactType?: Readonly<Record<string, unknown>>;
  onLiveTexReady?(): void;
}

declare global {
  var LiveTex: Widget | { onLiveTexReady(): void } | undefined;
}

/** What an operator sees is text: where there is none, it says so (spec §3). */
const NONE = 'none';

export function createChat({ id, script }: ChatConfig<'live_tex'>, { locale }: ChatTerms): Chat {
  let widget: Widget | undefined;
  const drawBadge = drawnBadge('[id^="lt-label"], [class^="lt-label"]');

  return {
    async load() {
      if (widget !== undefined) return widget.reinit();
      Object.assign(globalThis, { liveTex: true, liveTexID: id, liveTex_object: true, ltLang: locale });
      globalThis.LiveTex = { onLiveTexReady: () => undefined };
      await loadScript(script);
      // Some of its builds never say that they are ready.
      widget = await widgetThere(() => {
        const found = globalThis.LiveTex;
        return found !== undefined && 'showActiveWindow' in found ? found : undefined;
      });
    },
    identify({ uid, name, email, phone }) {
      const contacts = [email, phone].filter((value) => value !== null);
      widget?.setVisitorAttributes(nothing, nothing, {
        name: { name, is_editable: false },
        contacts: contacts.map((value) => ({
          value,
          type: widget?.ContactType?.[value === email ? 'EMAIL' : 'PHONE'],
        })),
      });
      widget?.setConversationAttributes({ uid, name, email: email ?? NONE, phone: phone ?? NONE }, {});
    },
    async reset() {
      widget?.reinit();
    },
    setBadge(isShown) {
      if (!isShown) widget?.hideLabel();
      drawBadge(isShown);
    },
  };
}

const nothing = () => undefined;
