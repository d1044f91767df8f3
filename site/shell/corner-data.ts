// What a player's corner is drawn from. Unknown to the server, it would differ from what the browser makes of it; fetched
// apart, it is no burden to guests.
import { content } from '#contract/content.ts';
import { askAll } from '../asking/ask-all.ts';
import { needs } from '../routing/page.ts';
import type { SiteContext } from '../start/site-context.ts';
import { PlayerCorner } from './player-corner-part.ts';

export async function ask(context: SiteContext): Promise<void> {
  await Promise.all([PlayerCorner.preload?.(), ...askAll(context, [needs(content.getSettings, {})])]);
}
