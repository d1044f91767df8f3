// Parts of a page that stand in its first HTML and work there without a script. What makes them move with the page comes
// a while later, or with the first sign of life: they are below what anybody sees first. They stand in
// a LaterPart.
import { type ComponentType, lazy } from 'react';
import { orReload } from './reload-once.ts';

const AFTER_MS = 2_000;
const signs = ['pointerdown', 'keydown', 'scroll'] as const;

let calm: Promise<unknown> | undefined;

const untilCalm = (): Promise<unknown> => {
  calm ??= new Promise<unknown>((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { once: true, capture: true, passive: true });
    setTimeout(resolve, AFTER_MS);
  });
  return calm;
};

/** The server, which draws in one go and knows no later, has the part itself. */
export const later = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => {
    await untilCalm();
    return { default: await orReload(load) };
  });
