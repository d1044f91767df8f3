/** The country of a time zone ("Europe/Riga"), of these; undefined where several share it or none has it. */
export function countryOfZone(zone: string, countries: readonly string[]): string | undefined {
  const name = canonical(zone);
  const having = name === undefined ? [] : countries.filter((country) => zonesOf(country).has(name));
  return having.length === 1 ? having[0] : undefined;
}

const known = new Map<string, ReadonlySet<string>>();

/** By the names of `canonical`: asking for each of them would hold everyone up for 180 ms. */
function zonesOf(country: string): ReadonlySet<string> {
  const zones = known.get(country) ?? new Set(localeOf(country).getTimeZones());
  known.set(country, zones);
  return zones;
}

/** The compiler does not know this method yet. */
const localeOf = (country: string) =>
  new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] };

/** A zone may have several names: Europe/Kiev and Europe/Kyiv. */
function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
