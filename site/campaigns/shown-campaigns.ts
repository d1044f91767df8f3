// When this browser has shown each campaign: how often it comes again is the campaign's to say.
import type { CampaignPopup } from '#contract/popups.ts';
import { nowMs } from '../start/clock.ts';

type Campaign = Pick<CampaignPopup, 'id' | 'frequency'>;
type Shown = Readonly<Record<string, number>>;

const KEY = 'seen_campaigns';
const DAY_MS = 86_400_000;

export function isDue({ id, frequency = 'once' }: Campaign): boolean {
  if (frequency === 'always') return true;
  if (frequency === 'session') return read(() => sessionStorage)[id] === undefined;
  const at = read(() => localStorage)[id];
  return at === undefined || (frequency === 'daily' && nowMs() - at >= DAY_MS);
}

export function markShown({ id }: Campaign): void {
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      storage().setItem(KEY, JSON.stringify({ ...read(storage), [id]: nowMs() }));
    } catch {
      // A browser that keeps nothing shows it again next time.
    }
}

function read(storage: () => Storage): Shown {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Shown) : {};
  } catch {
    return {};
  }
}
