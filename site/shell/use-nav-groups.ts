// Where one can go from anywhere: written once for the side navigation, the menu of a phone and the footer.
import type { LinkProps } from '@tanstack/react-router';
import { games } from '#contract/games.ts';
import { metadata } from '#contract/metadata.ts';
import type { IconName } from '#ui/icon-names.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { useLimitsLink } from '../player/use-limits-link.ts';
import { type MenuPlace, useMenu } from '../routing/use-menu.ts';

export interface NavPlace {
  key: string;
  label: string;
  /** Where it leads, ready to be spread over a link. */
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
  icon?: IconName;
  /** A studio's own sign, drawn in a 24 by 22 box. */
  mark?: { path: string; colour: string };
  count?: number;
}

export interface NavGroup {
  key: string;
  title?: string;
  places: readonly NavPlace[];
}

export function useNavGroups(): readonly NavGroup[] {
  const t = useText();
  const casino = useCategories();
  const studios = useStudios();
  const limits = useLimitsLink();
  const start = usePlaces('start');
  const own = usePlaces('house');
  const house: NavPlace[] = [
    { key: 'fairness', label: t('shell.nav.fairness'), icon: 'scales', link: toContent('fairness') },
    { key: 'limits', label: t('shell.nav.responsible'), icon: 'shield', link: limits },
    ...own,
    { key: 'about', label: t('shell.nav.about'), icon: 'info', link: toContent('about-us') },
  ];
  return [
    { key: 'start', places: start },
    { key: 'casino', title: t('shell.nav.casino'), places: casino },
    { key: 'studios', title: t('shell.nav.studios'), places: studios },
    { key: 'house', title: t('shell.nav.house'), places: house },
  ].filter(({ places }) => places.length > 0);
}

/** The pages of ours that state a place there. */
export function usePlaces(menu: MenuPlace['in']): NavPlace[] {
  const t = useText();
  const flags = useRead(metadata.get, {}).data?.feature_flags;
  const isThere = ({ flag }: MenuPlace) => flag === undefined || flags?.[flag] !== false;
  return useMenu(menu)
    .filter(isThere)
    .map(({ to, icon, text }) => ({ key: to, label: t(text), icon, link: { to } }));
}

export const toContent = (slug: string) => ({ to: '/$slug', params: { slug } }) as const;

function useCategories(): NavPlace[] {
  const { data } = useRead(games.getCategories, {});
  const kinds = data?.items.filter(({ group }) => group === 'kind') ?? [];
  return kinds.map(({ sysname, name, icon, games: count }) => ({
    key: sysname,
    label: name,
    count,
    icon: icon as IconName,
    link: { to: '/gamehall', search: { category: sysname } },
  }));
}

function useStudios(): NavPlace[] {
  const { data } = useRead(games.getProviders, {});
  return (data?.items ?? []).map(({ sysname, name, mark, colour }) => ({
    key: sysname,
    label: name,
    mark: { path: mark, colour },
    link: { to: '/gamehall', search: { providers: sysname } },
  }));
}
