// How a slot is won, in sentences: one for each thing its figures have.
import type {
  Factor,
  Pays,
  RespinFigures,
  SlotFigures,
  WildFigures,
  WildReels,
} from '#games/kinds/slot/slot-figures.ts';
import { useText } from '../../i18n/use-text.tsx';

type Text = ReturnType<typeof useText>;

export function useSlotRules(figures: SlotFigures): string[] {
  const t = useText();
  return [
    ...winRules(t, figures),
    ...wildRules(t, figures),
    ...freeRules(t, figures),
    ...bonusRules(t, figures),
    t('play.slot.rules.cap', { times: figures.capX100 / 100 }),
  ];
}

/** The fewest that are paid anything. */
const leastOf = (pays: Pays): number => pays.findIndex((pay) => pay > 0);

const timesOf = (factors: readonly Pick<Factor, 'times'>[]): string =>
  factors.map(({ times }) => `×${times}`).join(', ');

function winRules(t: Text, { win, paysX100, tumble, factors, mystery }: SlotFigures): string[] {
  const lines: string[] = [];
  const least = leastOf(Object.values(paysX100)[0]!);
  if (win.by === 'lines') lines.push(t('play.slot.rules.lines', { count: win.lines.length }));
  if (win.by === 'lines' && win.isBothWays) lines.push(t('play.slot.rules.bothWays'));
  if (win.by === 'lines' && win.mixed !== undefined) lines.push(t('play.slot.rules.mixed'));
  if (win.by === 'ways') lines.push(t('play.slot.rules.ways'));
  if (win.by === 'anywhere') lines.push(t('play.slot.rules.anywhere', { count: least }));
  if (win.by === 'clusters') lines.push(t('play.slot.rules.clusters', { count: least }));
  if (tumble !== undefined) lines.push(t('play.slot.rules.tumble'));
  if (tumble?.charge !== undefined) lines.push(t('play.slot.rules.charge'));
  if (tumble?.glow !== undefined) lines.push(t('play.slot.rules.glow'));
  if (tumble?.ladder !== undefined)
    lines.push(t('play.slot.rules.ladder', { list: tumble.ladder.map((times) => `×${times}`).join(', ') }));
  if (tumble?.leaves !== undefined) lines.push(t('play.slot.rules.leaves', { count: tumble.leaves.least }));
  if (factors !== undefined) lines.push(t('play.slot.rules.factor'));
  if (mystery !== undefined) lines.push(t('play.slot.rules.mystery'));
  return lines;
}

function wildRules(t: Text, figures: SlotFigures): string[] {
  const { win, wild, wildReels, respin } = figures;
  if (wild === undefined) return [];
  const lines = [wildRule(t, wild, figures)];
  const times = Object.values(wild.times).filter((many) => many > 1);
  if (times.length > 0) lines.push(timesRule(t, win.by, times));
  if (times.length > 0 && win.by === 'lines')
    lines.push(wild.areMultiplied ? t('play.slot.rules.wildsMultiply') : t('play.slot.rules.wildsAdd'));
  if (wild.isExpanding) lines.push(t('play.slot.rules.expanding'));
  if (wildReels !== undefined) lines.push(t('play.slot.rules.wildReels'));
  if (respin !== undefined) lines.push(respinRule(t, respin));
  return lines;
}

/** What it stands for, and what it does not. */
function wildRule(t: Text, { times }: WildFigures, { scatter, hold, wheel, pick }: SlotFigures): string {
  if (scatter !== undefined)
    return t(scatter.symbol in times ? 'play.slot.rules.wildBook' : 'play.slot.rules.wild');
  if (hold !== undefined) return t('play.slot.rules.wildCoin');
  return t((wheel ?? pick) ? 'play.slot.rules.wildBonus' : 'play.slot.rules.wildAlone');
}

function timesRule(t: Text, by: SlotFigures['win']['by'], times: readonly number[]): string {
  if (by !== 'ways')
    return t('play.slot.rules.wildTimes', { list: timesOf(times.map((many) => ({ times: many }))) });
  return times.length === 1
    ? t('play.slot.rules.wildWays', { times: times[0]! })
    : t('play.slot.rules.wildsWays', { list: times.join(', ') });
}

function respinRule(t: Text, { rise, walks, most: count }: RespinFigures): string {
  if (rise === undefined) return t('play.slot.rules.respin');
  return walks === undefined
    ? t('play.slot.rules.respinRises', { count })
    : t('play.slot.rules.respinWalks', { count });
}

function freeRules(t: Text, { scatter, free }: SlotFigures): string[] {
  const least = leastOf(scatter?.spins ?? []);
  if (scatter === undefined || free === undefined || least < 0) return [];
  const lines = [t('play.slot.rules.free', { scatters: least, count: scatter.spins[least]! })];
  const more = scatter.spins.map((spins, count) => ({ spins, count })).slice(least + 1);
  if (more.some(({ spins }) => spins > scatter.spins[least]!))
    lines.push(
      t('play.slot.rules.freeMore', {
        list: more.map(({ count, spins }) => `${count} – ${spins}`).join(', '),
      }),
    );
  const leastAgain = leastOf(scatter.spinsAgain);
  if (leastAgain > 0)
    lines.push(
      t('play.slot.rules.freeAgain', { scatters: leastAgain, count: scatter.spinsAgain[leastAgain]! }),
    );
  if (free.times > 1) lines.push(t('play.slot.rules.freeTimes', { times: free.times }));
  if (free.rise !== undefined) lines.push(t('play.slot.rules.rise'));
  if (free.draws !== undefined) lines.push(t('play.slot.rules.draws', { list: timesOf(free.draws) }));
  if (free.wildReels !== undefined) lines.push(wildReelsRule(t, free.wildReels));
  if (free.specials !== undefined) lines.push(t('play.slot.rules.special'));
  if (free.sticky !== undefined)
    lines.push(free.sticky.walks === undefined ? t('play.slot.rules.sticky') : t('play.slot.rules.walks'));
  return lines;
}

/** Where there is nothing to draw from, the same reels are wild each time. */
const wildReelsRule = (t: Text, wildReels: readonly WildReels[]): string =>
  wildReels.length === 1
    ? t('play.slot.rules.freeSameReels', { list: wildReels[0]!.reels.map((reel) => reel + 1).join(', ') })
    : t('play.slot.rules.freeWildReels');

function bonusRules(t: Text, { hold, wheel, pick, capX100 }: SlotFigures): string[] {
  const lines: string[] = [];
  // Coins, pots and a full board are part of the round, and pay no more than a round may.
  if (hold !== undefined) {
    lines.push(t('play.slot.rules.hold', { count: hold.least, lives: hold.lives }));
    const [plain, pots] = [hold.values.filter(({ pot }) => !pot), hold.values.filter(({ pot }) => pot)];
    const pays = plain.map(({ paysX100 }) => Math.min(paysX100, capX100) / 100);
    lines.push(t('play.slot.rules.coinValues', { least: Math.min(...pays), most: Math.max(...pays) }));
    const list = pots.map(({ pot, paysX100 }) => `${pot} ×${Math.min(paysX100, capX100) / 100}`).join(', ');
    if (list !== '') lines.push(t('play.slot.rules.pots', { list }));
    if (hold.factors !== undefined)
      lines.push(t('play.slot.rules.holdFactor', { list: timesOf(hold.factors) }));
    lines.push(t('play.slot.rules.holdFull', { times: Math.min(hold.fullX100, capX100) / 100 }));
  }
  if (wheel !== undefined) lines.push(t('play.slot.rules.wheel', { count: leastOf(wheel.turns) }));
  if (pick !== undefined) lines.push(t('play.slot.rules.pick', { count: leastOf(pick.times) }));
  return lines;
}
