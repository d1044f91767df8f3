// A chat of the operator's own: its settings say what its script calls its functions (decision D95).
import type { ChatConfig } from '#contract/chat.ts';
import { loadScript } from '../../start/load-script.ts';
import type { Chat } from '../chat.ts';
import { widgetThere } from '../wait-for.ts';

type Called = (this: unknown, ...args: unknown[]) => unknown;

export function createChat(config: ChatConfig<'betunlim'>): Chat {
  let isThere = false;
  const call = (name: string, ...args: unknown[]) => {
    if (!isThere) return undefined;
    const path = `${config.global}.${name}`.split('.');
    const [owner, found] = [valueAt(path.slice(0, -1)), valueAt(path)];
    return typeof found === 'function' ? (found as Called).apply(owner, args) : undefined;
  };
  return {
    async load() {
      if (!isThere) await loadScript(config.script);
      await widgetThere(() => valueAt(config.global.split('.')));
      isThere = true;
      await call(config.init, config.options ?? {});
    },
    identify: (user) => void call(config.identify, user),
    async reset() {
      await call(config.reset);
    },
    setBadge: (isShown) => void call(isShown ? config.show : config.hide),
  };
}

const valueAt = (path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], globalThis);
