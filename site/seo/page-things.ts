// What a page says of itself to search engines beyond its head. Asked for on the server alone.
import type { PageSeo } from '#contract/seo.ts';

export interface PageThings {
  /** The pages above it, without the home page. */
  parents?: readonly { name: string; link: string }[];
  product?: NonNullable<PageSeo['product']> & { isFree?: boolean };
}
