// What a batch of facts comes to, reckoned in memory from how things stood before it, so that everything is read and written
// by one statement each, however many facts there are.
import type { Rates } from '#rules/exchange.ts';
import {
  coinsOfDay,
  countedCost,
  dayOf,
  type EarningTerms,
  levelAt,
  MICRO,
  microcoinsOf,
  micropointsOf,
  type PerkSource,
  shareWithinDay,
} from '#rules/loyalty.ts';
import type { Currency } from '#rules/money.ts';
import type { Happened } from '#rules/quests.ts';
import type { CoinMove } from '../coins/coins.ts';
import type { Fact } from '../facts/facts.ts';
import type { DefinedLevel } from './definitions.ts';
import type { NewNotice } from './notice-rows.ts';
import type { PlayedGame } from './played-game.ts';
import type { DayRow, Gained, LoyaltyRow } from './player-rows.ts';
import type { QuestRow } from './quest-rows.ts';
import { QuestTally } from './quest-tally.ts';
import type { Counted, LoyaltyRound } from './round-rows.ts';

type Played = Extract<Fact, { name: 'round.settled' | 'round.corrected' }>;

export interface TallyTerms {
  earning: EarningTerms;
  levels: readonly DefinedLevel[];
  perks: ReadonlyMap<number, { source: PerkSource; percent: number }>;
  rates: Rates;
  gameOf: (game: string) => PlayedGame;
}

interface Before {
  players: ReadonlyMap<number, LoyaltyRow>;
  days: readonly DayRow[];
  quests: readonly QuestRow[];
  rounds: ReadonlyMap<string, LoyaltyRound>;
}

interface Standing {
  row: LoyaltyRow;
  micropoints: number;
  streakDays: number;
  streakDay: string | null;
}

export class Tally {
  readonly #terms: TallyTerms;
  readonly #players: ReadonlyMap<number, Standing>;
  readonly #heldDays: Map<string, number>;
  readonly #addedDays = new Map<string, DayRow>();
  readonly #coins = new Map<string, CoinMove>();
  readonly #rounds: Map<string, LoyaltyRound>;
  readonly #keptRounds = new Set<string>();
  readonly #quests: QuestTally;
  readonly streaks: CoinMove[] = [];
  readonly notices: NewNotice[] = [];

  constructor(terms: TallyTerms, { players, days, quests, rounds }: Before) {
    this.#terms = terms;
    this.#players = new Map(
      [...players].map(([id, row]) => [
        id,
        { row, micropoints: row.micropoints, streakDays: row.streak_days, streakDay: row.streak_day },
      ]),
    );
    this.#heldDays = new Map(
      days.map(({ player_id, day, micropoints }) => [`${player_id} ${day}`, micropoints]),
    );
    this.#rounds = new Map(rounds);
    this.#quests = new QuestTally(quests, players);
  }

  settled({ playerId, at, data }: Played): void {
    const standing = this.#players.get(playerId!);
    if (standing === undefined || data.pack !== undefined) return;
    const game = this.#terms.gameOf(data.game);
    const cost = this.#costOf(data, game);
    const perk = this.#perkOf(standing.row);
    const day = dayOf(at);
    const terms = this.#terms.earning;
    const points = micropointsOf(cost, terms);
    const share = shareWithinDay(
      points,
      this.#heldDays.get(`${playerId} ${day}`) ?? 0,
      terms.dailyPointsMax * MICRO,
    );
    const ratePercent = this.#rateAt(standing.micropoints);
    const perkPercent = perk !== undefined && game.places.includes(perk.source) ? perk.percent : 0;
    const micropoints = Math.floor(points * share);
    const microcoins = Math.floor(microcoinsOf(cost, terms, { ratePercent, perkPercent }) * share);
    this.#bring(standing, { day, micropoints, microcoins });
    if (data.staked > 0) this.#countDay(standing, day, perk?.source === 'streak' ? perk.percent : 0);
    const counted = [
      ...this.#quests.happened(playerId!, at, this.#roundOf(data, game)),
      ...this.#quests.happened(playerId!, at, { what: 'points', points: micropoints / MICRO }),
    ];
    if (game.isOwn) return;
    this.#keep({ round_id: data.round, player_id: playerId!, day, cost, micropoints, microcoins, counted });
  }

  /** What was taken back of a round takes its share of what the round has brought, and all of it where nothing is left. */
  corrected({ playerId, data }: Played): void {
    const standing = this.#players.get(playerId!);
    const round = this.#rounds.get(data.round);
    if (standing === undefined || round === undefined) return;
    const cost = round.cost + this.#costOf(data, this.#terms.gameOf(data.game));
    if (cost >= round.cost || round.cost <= 0) return;
    const left = Math.max(0, cost / round.cost);
    const micropoints = Math.floor(round.micropoints * left);
    const microcoins = Math.floor(round.microcoins * left);
    this.#bring(standing, {
      day: round.day,
      micropoints: micropoints - round.micropoints,
      microcoins: microcoins - round.microcoins,
    });
    const isVoid = left < 1e-9;
    const lost = isVoid ? round.counted : pointsOf(round.counted, 1 - left);
    this.#quests.takeBack(round.player_id, lost);
    this.#keep({
      ...round,
      cost: Math.max(0, cost),
      micropoints,
      microcoins,
      counted: isVoid ? [] : [...roundsOf(round.counted), ...pointsOf(round.counted, left)],
    });
  }

  deposited({ playerId, at, data }: Extract<Fact, { name: 'deposit.settled' }>): void {
    const cents = Math.round(this.#euros(data.amount, data.currency) * 100);
    this.#quests.happened(playerId!, at, { what: 'deposits', cents });
  }

  signedIn({ playerId, at }: Fact): void {
    this.#quests.happened(playerId!, at, { what: 'days', day: dayOf(at) });
  }

  get gained(): Gained[] {
    return [...this.#players.values()].flatMap(({ row, micropoints, streakDays, streakDay }) => {
      const gained = micropoints - row.micropoints;
      if (gained === 0 && streakDay === row.streak_day) return [];
      return [{ playerId: row.player_id, micropoints: gained, streakDays, streakDay }];
    });
  }

  get days(): DayRow[] {
    return [...this.#addedDays.values()];
  }

  get coins(): CoinMove[] {
    return [...this.#coins.values()].filter(({ microcoins }) => microcoins !== 0);
  }

  get rounds(): LoyaltyRound[] {
    return [...this.#keptRounds].map((id) => this.#rounds.get(id)!);
  }

  get quests(): QuestRow[] {
    return this.#quests.changed;
  }

  /** Levels that were passed on the way up. */
  get reached(): { playerId: number; level: number }[] {
    return [...this.#players.values()].flatMap(({ row, micropoints }) => {
      const { levels } = this.#terms;
      const [before, after] = [levelAt(row.micropoints, levels), levelAt(micropoints, levels)];
      return levels
        .filter(({ level }) => level > before && level <= after)
        .map(({ level }) => ({ playerId: row.player_id, level }));
    });
  }

  /** Of whom a page would show something else: not for every round, for at a game there is one a second. */
  get changed(): number[] {
    const told = new Set([
      ...this.quests.map(({ player_id }) => player_id),
      ...this.streaks.map((move) => move.playerId),
    ]);
    for (const { row, micropoints } of this.#players.values())
      if (Math.floor(row.micropoints / PART) !== Math.floor(micropoints / PART)) told.add(row.player_id);
    return [...told];
  }

  #costOf({ staked, stakedBonus, currency, pack }: Played['data'], { edge }: PlayedGame): number {
    const stake = {
      staked: this.#euros(staked, currency),
      stakedBonus: this.#euros(stakedBonus, currency),
      ...{ edge, isPack: pack !== undefined },
    };
    return countedCost(stake, this.#terms.earning.bonusShare);
  }

  #euros(cents: number, currency: Currency): number {
    const { rates } = this.#terms;
    return ((cents / 100) * (rates[currency] ?? 0)) / (rates.EUR ?? 1);
  }

  #roundOf({ staked, paid, currency }: Played['data'], { sysname, places }: PlayedGame): Happened {
    const multiple = staked > 0 ? Math.floor((paid * 100) / staked) : 0;
    const cents = Math.round(this.#euros(staked, currency) * 100);
    return { what: 'rounds', game: sysname, places, staked: cents, multiple };
  }

  #perkOf({ character_id }: LoyaltyRow) {
    return character_id === null ? undefined : this.#terms.perks.get(character_id);
  }

  #rateAt(micropoints: number): number {
    const { levels } = this.#terms;
    return levels[levelAt(micropoints, levels) - 1]!.coinRate;
  }

  #bring(standing: Standing, { day, micropoints, microcoins }: Brought): void {
    const { player_id: playerId } = standing.row;
    const place = `${playerId} ${day}`;
    standing.micropoints += micropoints;
    this.#heldDays.set(place, (this.#heldDays.get(place) ?? 0) + micropoints);
    const added = this.#addedDays.get(place)?.micropoints ?? 0;
    this.#addedDays.set(place, { player_id: playerId, day, micropoints: added + micropoints });
    const earned = this.#coins.get(place)?.microcoins ?? 0;
    this.#coins.set(place, { playerId, key: `play:${day}`, microcoins: earned + microcoins, reason: 'play' });
  }

  #countDay(standing: Standing, day: string, perkPercent: number): void {
    if (standing.streakDay !== null && day <= standing.streakDay) return;
    const earned = this.#heldDays.get(`${standing.row.player_id} ${day}`) ?? 0;
    if (earned < this.#terms.earning.streakPoints * MICRO) return;
    standing.streakDay = day;
    standing.streakDays += 1;
    const coins = coinsOfDay(standing.streakDays, perkPercent);
    const { player_id: playerId } = standing.row;
    this.streaks.push({ playerId, key: `streak:${day}`, microcoins: coins * MICRO, reason: 'streak' });
    this.notices.push({ playerId, trigger: 'streak', data: { coins, days: standing.streakDays } });
  }

  #keep(round: LoyaltyRound & { counted: readonly Counted[] }): void {
    this.#rounds.set(round.round_id, round);
    this.#keptRounds.add(round.round_id);
  }
}

const roundsOf = (counted: readonly Counted[]): Counted[] =>
  counted.filter(([, , , points]) => points === undefined);

/** Its steps of points, with this share of what each counted. */
const pointsOf = (counted: readonly Counted[], share: number): Counted[] =>
  counted.flatMap(([quest, turn, step, points]): Counted[] =>
    points === undefined ? [] : [[quest, turn, step, points * share]],
  );

interface Brought {
  day: string;
  micropoints: number;
  microcoins: number;
}

/** So much more, and a page is told to look again. */
const PART = 25 * MICRO;
