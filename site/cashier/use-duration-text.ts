import { roughly } from '#rules/duration.ts';
import { useText } from '../i18n/use-text.tsx';

/** "3 minutes", in the visitor's language: in our words, for Intl's are not the same on the server and in a browser. */
export function useDurationText(): (seconds: number) => string {
  const t = useText();
  return (seconds) => {
    const { count, unit } = roughly(seconds);
    return t(`cashier.times.${unit}`, { count });
  };
}
