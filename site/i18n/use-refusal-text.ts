import { useEffect, useState } from 'react';
import type { Refusal } from '#contract/refusals.ts';
import { useText, useTexts } from './use-text.tsx';

/**
 * What a refusal says to the player, by its type, or by default (spec §8). These words are fetched when the first one
 * is needed, so there may be none for a moment, or for good where the connection is what failed.
 */
export function useRefusalText({ reason, details }: Refusal): string {
  const t = useText();
  const texts = useTexts();
  const [, setIsReady] = useState(false);
  useEffect(() => void texts.need(['error']).then(() => setIsReady(true)), [texts]);
  return t(`error.${reason}`, valuesOf(details)) || t('error.default');
}

const valuesOf = (details: object) =>
  'error_data' in details ? { seconds: (details.error_data as { retry_after?: number }).retry_after } : {};
