import { useSyncExternalStore } from 'react';
import { formatDate, formatTime } from '#rules/format.ts';

const never = () => () => undefined;

/** The server does not know the reader's time zone: the first HTML tells the moment in UTC, and the browser in its own. */
export function Moment({ at }: { at: string }) {
  const zone = useSyncExternalStore(
    never,
    () => undefined,
    () => 'UTC',
  );
  const moment = new Date(at);
  return (
    <time dateTime={at}>
      {formatDate(moment, zone)}, {formatTime(moment, zone)}
    </time>
  );
}
