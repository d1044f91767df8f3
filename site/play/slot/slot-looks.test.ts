import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { definitionOf } from '#games/definitions/all.ts';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { dressedSlots } from '#games/kinds/staged.ts';
import { lookOf, pictureAt } from './slot-looks.ts';

/** A place on a reel that shows nothing. */
const BLANK = '-';

test.for(dressedSlots)('%s has a picture for everything that its reels show', (sysname) => {
  const { strips, tumble } = definitionOf(sysname)!.figures as SlotFigures;
  const onReels = Object.values(strips).flatMap((set) => set.flatMap((strip) => strip.split(' ')));
  const inBags = Object.values(tumble?.bags ?? {}).flatMap((bag) => Object.keys(bag));
  const { pictures } = lookOf(sysname);
  const missing = [...new Set([...onReels, ...inBags])].filter((symbol) => {
    const picture = pictures[symbol];
    return symbol !== BLANK && (picture === undefined || !existsSync(`site/public${pictureAt(picture)}`));
  });
  expect(missing).toEqual([]);
});

test.for(dressedSlots)(
  '%s has a scene for both ways of holding a screen, and a lettered title',
  (sysname) => {
    const art = ['scenes', 'scenes-tall', 'titles'].map((folder) => `/art/${folder}/${sysname}.webp`);
    expect(art.filter((path) => !existsSync(`site/public${path}`))).toEqual([]);
  },
);
