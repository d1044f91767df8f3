// How the site looks from outside a page: its icons, its name on a home screen, how its pictures are made (spec §3 "Web
// settings"; §9 "Images").
import type { Content } from './content.ts';
import { localised } from './localised.ts';

export interface WebSettings {
  name: string;
  shortName: string;
  description: string;
  themeColor: string;
  backgroundColor: string;
  /** By size: "32x32", or "any". */
  favicon: Readonly<Record<string, string>>;
  icons: readonly { src: string; sizes: string; purpose: string }[];
  /** Unsaid: as the kit makes them. */
  images?: { quality?: number; format?: 'webp' | 'avif' };
}

export const webSettingsOf = (content: Content, locale: string): WebSettings =>
  localised<WebSettings>(content, locale, 'web');
