import { useEffect, useState } from 'react';
import type { ClosedDetails } from '#contract/closures.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { roughly } from '#rules/duration.ts';
import { formatDate } from '#rules/format.ts';
import { Unanswered } from '../asking/unanswered.ts';
import { closedText } from './closed-text.ts';
import { useText, useTexts } from './use-text.tsx';

/**
 * What a refusal says to the player, by its type, or by default (spec §8). These words are fetched when the first one
 * is needed, so there may be none for a moment, or for good where the connection is what failed.
 */
export function useRefusalText(refusal: Refusal): string {
  const t = useText();
  const texts = useTexts();
  const [, setIsReady] = useState(false);
  const isUnanswered = refusal instanceof Unanswered;
  useEffect(() => {
    // Where the connection is what failed, the words do not come either.
    if (!isUnanswered) texts.need(['error']).then(() => setIsReady(true), ignore);
  }, [texts, isUnanswered]);
  if (isUnanswered) return unansweredText(t, refusal);
  const { reason, details } = refusal;
  const excluded = isRefusal(refusal, 'Authorization') ? refusal.details.error_data : undefined;
  if (excluded !== undefined) return excludedText(t, excluded.self_exclusion_until);
  const usual = t(`error.${reason}`, valuesOf(details)) || t('error.default');
  const closed = closedIn(refusal);
  if (closed === undefined) return usual;
  return closedText(closed, { locale: texts.locale, usual, until: (time) => t('error.openAgain', { time }) });
}

/** For a closure by the operator: its message and end. */
export const closedIn = (refusal: Refusal): ClosedDetails | undefined =>
  isRefusal(refusal, 'InMaintenance') || isRefusal(refusal, 'ApplicationUnavailable')
    ? refusal.details.error_data
    : undefined;

const ignore = () => undefined;

/** These words are there from the start: whoever needs them cannot fetch any. */
export function unansweredText(t: ReturnType<typeof useText>, { isSent, isOnce }: Unanswered): string {
  if (!isSent) return t('shell.unanswered.offline');
  return isOnce ? t('shell.unanswered.lostOnce') : t('shell.unanswered.lost');
}

/** It may be met anywhere: whoever excluded themselves did so on every account of theirs. */
const excludedText = (t: ReturnType<typeof useText>, until: string | null): string =>
  until === null
    ? t('error.excludedForGood')
    : t('error.excludedUntil', { date: formatDate(new Date(until)) });

/** How long to wait, in the unit in which people would say it. */
function valuesOf(details: object): { count?: number; unit?: string } {
  const data = 'error_data' in details ? (details.error_data as { retry_after?: number } | null) : null;
  return data?.retry_after === undefined ? {} : roughly(data.retry_after);
}
