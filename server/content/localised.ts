// Content files hold every translatable text as { en, ru, … }; a reader gets one language, the default where it lacks.
import type { Content } from './content.ts';

export const localised = <T>(content: Content, locale: string, name: string): T =>
  inLocale(content.cms(name), [locale, content.defaultLocale], content) as T;

function inLocale(value: unknown, wishes: readonly string[], content: Content): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, wishes, content));
  if (typeof value !== 'object' || value === null) return value;
  if (isTranslated(value, content)) {
    const texts = value as Record<string, unknown>;
    return wishes.map((wish) => texts[wish]).find((text) => text !== undefined) ?? '';
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inLocale(inner, wishes, content)]),
  );
}

const isTranslated = (value: object, { defaultLocale, locales }: Content) =>
  defaultLocale in value && Object.keys(value).every((key) => locales.some(({ code }) => code === key));
