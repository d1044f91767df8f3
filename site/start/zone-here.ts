/** The reader's time zone; the server does not know it. */
export const zoneHere = (): string | undefined =>
  typeof window === 'undefined' ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone;
