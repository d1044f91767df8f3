// Which layout stands around the page: the route's own, or the one its error asks for (spec §2 "Layouts").
import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { layoutOfSystemPage, systemPages } from '#rules/system-pages.ts';
import { useWatched } from '../start/watched.ts';
import { errorPageOf } from '../system/error-page.tsx';
import { SystemPage } from '../system/system-page.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { SpriteLayout } from './sprite-layout.tsx';

const layouts = { default: DefaultLayout, empty: EmptyLayout, 'svg-sprite': SpriteLayout };

export function LayoutOfRoute({ children }: { children: ReactNode }) {
  const { fatal, visit } = useRouter().options.context;
  const told = useWatched(fatal);
  const layout = useMatches({ select: layoutOf });
  const path = useLocation({ select: ({ pathname }) => pathname });
  // The block page leads to support, so the block must not follow there.
  const stop = told === 'USER_BLOCK' && path === systemPages.USER_BLOCK.button ? null : told;
  const own = visit.protection === 'here' ? 'empty' : layout;
  const Layout = layouts[stop ? layoutOfSystemPage(stop) : own];

  return <Layout>{stop ? !visit.isBot && <SystemPage name={stop} /> : children}</Layout>;
}

interface Match {
  staticData: { layout?: keyof typeof layouts };
  error?: unknown;
}

function layoutOf(matches: readonly Match[]): keyof typeof layouts {
  const failed = matches.find(({ error }) => error !== undefined);
  if (failed) return layoutOfSystemPage(errorPageOf(failed.error));
  return matches.at(-1)?.staticData.layout ?? 'default';
}
