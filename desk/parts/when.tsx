import { formatDate, formatTime } from '#rules/format.ts';

/** A moment where the reader is: the time alone if it was today. */
export function When({ at, isWhole = false }: { at: string; isWhole?: boolean }) {
  const moment = new Date(at);
  const isToday = formatDate(moment) === formatDate(new Date(performance.timeOrigin + performance.now()));
  const text = isToday && !isWhole ? formatTime(moment) : `${formatDate(moment)} ${formatTime(moment)}`;
  return (
    <time dateTime={at} title={`${formatDate(moment)} ${formatTime(moment)}`}>
      {text}
    </time>
  );
}
