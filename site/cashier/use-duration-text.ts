import { roughly } from '#rules/duration.ts';
import { useTexts } from '../i18n/use-text.tsx';

/** "3 minutes", in the visitor's language. */
export function useDurationText(): (seconds: number) => string {
  const { locale } = useTexts();
  return (seconds) => {
    const { count, unit } = roughly(seconds);
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  };
}
