// The pages that have a place in a menu, each as its row in routes.ts states it.
import { type LinkProps, useRouter } from '@tanstack/react-router';
import type { SiteFlags } from '#contract/site-flags.ts';
import type { IconName } from '#ui/icon-names.ts';
import type { MessageId } from '../i18n/message-id.ts';

export interface MenuPlace {
  /** Which menu it stands in, after those of the rows above it. */
  in: 'start' | 'house' | 'legal' | 'cashier' | 'profile';
  icon: IconName;
  /** Its name. What an area has under "menu" comes with the shell, and so to every page. */
  text: MessageId;
  /** Its name among the pages beside it, where less is enough. */
  short?: MessageId;
  /** Pages that have no place of their own and belong to this one. */
  holds?: readonly string[];
  /** It goes when an operator leaves out that part of the site. */
  flag?: keyof SiteFlags;
}

interface MenuLink extends MenuPlace {
  to: NonNullable<LinkProps['to']>;
}

/** Whether a place with a flag is there is asked where such places are: most menus have none. */
export const useMenu = (menu: MenuPlace['in']): readonly MenuLink[] =>
  Object.entries(useRouter().routesByPath).flatMap(([to, { options }]) => {
    const place = options.staticData?.menu;
    return place?.in === menu ? [{ ...place, to: to as MenuLink['to'] }] : [];
  });
