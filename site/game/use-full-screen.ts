import { useSyncExternalStore } from 'react';

export interface FullScreen {
  /** Not every browser can. */
  isOffered: boolean;
  isOn: boolean;
  toggle: () => void;
}

const watch = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/** The whole page goes there with the game laid over it, so that dialogs and notices can still be seen. */
export function useFullScreen(): FullScreen {
  const isOffered = useSyncExternalStore(
    watch,
    () => document.fullscreenEnabled,
    () => false,
  );
  const isOn = useSyncExternalStore(
    watch,
    () => document.fullscreenElement === document.documentElement,
    () => false,
  );
  const toggle = () => void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return { isOffered, isOn, toggle };
}
