import { useSyncExternalStore } from 'react';

const watch = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/** A browser or the page around the frame may not allow it: then it is not offered. */
export function useFullscreen() {
  const isOn = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  const toggle = () => void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return { isOffered: document.fullscreenEnabled, isOn, toggle };
}
