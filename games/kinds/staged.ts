// The kinds that can be seen: the frame has a stage for each (site/play/stages.ts), and no other kind can be opened.
import type { KindName } from './kinds.ts';

export const stagedKinds = ['dice', 'mines'] as const satisfies readonly KindName[];

export type StagedKind = (typeof stagedKinds)[number];
