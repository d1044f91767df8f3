import { type Pays, payFor, type SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { useText } from '../../i18n/use-text.tsx';

type Text = ReturnType<typeof useText>;

interface Start {
  symbol: string;
  text: string;
}

/** So many fit beside or below the reels. */
const MOST = 3;

const leastOf = (pays: Pays): number => pays.findIndex((pay) => pay > 0);

/** What the symbols do that do more than pay, in a few words each. */
export function useStarts(figures: SlotFigures): Start[] {
  const t = useText();
  return [...featureStarts(t, figures), ...wildStart(t, figures), ...heapStart(t, figures)].slice(0, MOST);
}

function featureStarts(t: Text, { scatter, free, hold, wheel, pick, mystery }: SlotFigures): Start[] {
  const starts: Start[] = [];
  const scatters = leastOf(scatter?.spins ?? []);
  if (scatter !== undefined && free !== undefined && scatters > 0) {
    const spins = payFor(scatter.spins, scatters);
    starts.push({
      symbol: scatter.symbol,
      text: t('play.slot.starts.free', { scatters, spins: t('play.slot.freeSpins', { count: spins }) }),
    });
  }
  if (hold !== undefined)
    starts.push({ symbol: hold.symbol, text: t('play.slot.starts.hold', { count: hold.least }) });
  if (wheel !== undefined)
    starts.push({ symbol: wheel.symbol, text: t('play.slot.starts.wheel', { count: leastOf(wheel.turns) }) });
  if (pick !== undefined)
    starts.push({ symbol: pick.symbol, text: t('play.slot.starts.pick', { count: leastOf(pick.times) }) });
  if (mystery !== undefined) starts.push({ symbol: mystery.symbol, text: t('play.slot.starts.mystery') });
  return starts;
}

/** A wild that is the scatter too has been named with the feature it starts. */
function wildStart(t: Text, { wild, scatter, win }: SlotFigures): Start[] {
  const wilds = Object.entries(wild?.times ?? {});
  const symbol = wilds[0]?.[0];
  if (symbol === undefined || symbol === scatter?.symbol) return [];
  const times = wilds.map(([, many]) => many).filter((many) => many > 1);
  return [{ symbol, text: wildWords(t, times, win.by === 'ways') }];
}

function wildWords(t: Text, times: readonly number[], isByWays: boolean): string {
  if (times.length === 0) return t('play.slot.starts.wild');
  if (isByWays) return t('play.slot.starts.wildWays', { list: times.join(', ') });
  return t('play.slot.starts.wildTimes', { list: times.map((many) => `×${many}`).join(', ') });
}

function heapStart(t: Text, { win, paysX100 }: SlotFigures): Start[] {
  const [symbol, pays] = Object.entries(paysX100)[0]!;
  const count = leastOf(pays);
  if (win.by === 'clusters') return [{ symbol, text: t('play.slot.starts.clusters', { count }) }];
  if (win.by === 'anywhere') return [{ symbol, text: t('play.slot.starts.anywhere', { count }) }];
  return [];
}
