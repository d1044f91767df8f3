// When a day begins somewhere: a player's days are those of the place they are in.

const DAY_MS = 86_400_000;

/** The first moment of a day ("2026-03-29") in a time zone, or of the day so many later; null is no day or no zone. */
export function dayStart(day: string, zone: string, daysLater = 0): Date | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return null;
  const clock = clockIn(zone);
  if (clock === null) return null;
  const wanted = midnight + daysLater * DAY_MS;
  const first = wanted - aheadAt(clock, wanted);
  const start = wanted - aheadAt(clock, first);
  // Where clocks are put forward at midnight, the day begins at one.
  return new Date(start + aheadAt(clock, start) < wanted ? first : start);
}

/** By the zone in small letters: Intl takes any mixture, and whoever asks must not fill the memory with them. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat | null {
  const name = zone.toLowerCase();
  const known = clocks.get(name);
  if (known !== undefined) return known;
  try {
    const made = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(name, made);
    return made;
  } catch {
    return null;
  }
}

/** By how much the clocks there are ahead of UTC at a moment. */
function aheadAt(clock: Intl.DateTimeFormat, moment: number): number {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { era, year, month, day, hour, minute, second } = parts;
  // Neither Date.parse nor Date.UTC takes every year as it is written.
  const there = new Date(0);
  there.setUTCFullYear(era === 'BC' ? 1 - Number(year) : Number(year), Number(month) - 1, Number(day));
  return there.setUTCHours(Number(hour), Number(minute), Number(second)) - moment;
}
