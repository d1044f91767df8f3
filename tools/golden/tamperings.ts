// Ways in which a round may be falsified, each of which a verifier must notice. A change that does not apply to a round
// returns null.
import { createHash } from 'node:crypto';
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import type { PublicRound } from './public-round.ts';

interface Falsified {
  round: unknown;
  /** Given with the round in place of the published one. */
  definition?: unknown;
}

type Tampering = (round: PublicRound, definition: () => GameDefinition) => Falsified | null;

const OTHER_SEED = '0f'.repeat(32);

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

const change =
  (changes: (round: PublicRound) => Record<string, unknown> | null): Tampering =>
  (round) => {
    const changed = changes(round);
    return changed && { round: { ...round, ...changed } };
  };

const changeBet = (changes: (bet: PublicRound['bet']) => Record<string, unknown> | null) =>
  change(({ bet }) => {
    const changed = changes(bet);
    return changed && { bet: { ...bet, ...changed } };
  });

const changeDefinition =
  (changes: (definition: GameDefinition) => void, isRehashed = false): Tampering =>
  (round, definitionOf) => {
    const definition = structuredClone(definitionOf());
    changes(definition);
    const hash = isRehashed ? { definition: hashOf({ ...definition }) } : {};
    return { round: { ...round, ...hash }, definition };
  };

/** The first number of the figures, however deep it lies. */
function raiseFirstNumber(part: unknown): boolean {
  for (const [name, value] of Object.entries(part as Record<string, unknown>)) {
    if (typeof value === 'number') {
      (part as Record<string, unknown>)[name] = value + 1;
      return true;
    }
    if (typeof value === 'object' && value !== null && raiseFirstNumber(value)) return true;
  }
  return false;
}

const chipsOf = ({ bet }: PublicRound) => bet['chips'] as Record<string, number> | undefined;
const without = <Value>(record: Record<string, Value>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));

export const tamperings: Record<string, Tampering> = {
  'another server seed': change(() => ({ server_seed: OTHER_SEED })),
  'another server seed with its own hash': change(() => ({
    ...{ server_seed: OTHER_SEED, commit: sha256(OTHER_SEED) },
  })),
  'a server seed that is too short': change(({ server_seed }) => ({ server_seed: server_seed!.slice(2) })),
  'a server seed that is not revealed': change(() => ({ server_seed: null })),
  'no server seed': (round) => ({ round: without({ ...round }, 'server_seed') }),
  'another hash of the server seed': change(({ commit }) => ({ commit: sha256(commit) })),
  'no hash of the server seed': (round) => ({ round: without({ ...round }, 'commit') }),
  'another client seed': change(({ client_seed }) => ({ client_seed: `${client_seed}x` })),
  'a client seed with a colon': change(({ client_seed }) => ({ client_seed: `${client_seed}:0` })),
  'an empty client seed': change(() => ({ client_seed: '' })),
  'the number of the next round': change(({ nonce }) => ({ nonce: nonce + 1 })),
  'a number below zero': change(({ nonce }) => ({ nonce: -1 - nonce })),
  'a number as text': change(({ nonce }) => ({ nonce: String(nonce) })),
  'a number that is not whole': change(({ nonce }) => ({ nonce: nonce + 0.5 })),
  'a chain that the seed is not on': change(({ nonce }) => ({ nonce, anchor: 'ab'.repeat(32) })),
  'another game': change(() => ({ game: 'another-game' })),
  'the hash of another definition': change(() => ({ definition: 'ab'.repeat(32) })),
  'no hash of a definition': (round) => ({ round: without({ ...round }, 'definition') }),
  'a figure that was changed': changeDefinition(({ figures }) => raiseFirstNumber(figures)),
  'a figure that was changed, with its hash': changeDefinition(({ figures }) => {
    raiseFirstNumber(figures);
  }, true),
  'a definition under another name': changeDefinition((definition) => {
    definition.sysname += '-2';
  }),
  'a definition of another kind': changeDefinition((definition) => {
    definition.kind = definition.kind === 'dice' ? 'limbo' : 'dice';
  }),
  'a kind that does not exist, with its hash': changeDefinition((definition) => {
    definition.kind = 'roll' as GameDefinition['kind'];
  }, true),
  'a definition without figures': (round) => ({ round, definition: { sysname: round.game, kind: 'dice' } }),
  'a cent more staked': change(({ staked }) => ({ staked: staked + 1 })),
  'a cent more paid': change(({ paid }) => ({ paid: paid + 1 })),
  'a cent less paid': change(({ paid }) => ({ paid: paid - 1 })),
  'nothing paid for a win': change(({ paid }) => (paid === 0 ? null : { paid: 0 })),
  'the payout as text': change(({ paid }) => ({ paid: String(paid) })),
  'no payout': (round) => ({ round: without({ ...round }, 'paid') }),
  'a bet of twice the stake': changeBet(({ stake }) => ({ stake: (stake as number) * 2 })),
  'a bet with a stake of zero': changeBet(() => ({ stake: 0 })),
  'a bet with a stake below zero': changeBet(({ stake }) => ({ stake: -(stake as number) })),
  'a bet with a part of a cent': changeBet(({ stake }) => ({ stake: (stake as number) + 0.5 })),
  'a bet with a field that its game does not take': changeBet(() => ({ bonus: true })),
  'a bet without its stake': (round) => ({ round: { ...round, bet: without(round.bet, 'stake') } }),
  'a choice that is missing from the bet': (round) => {
    const [choice] = Object.keys(round.bet).filter((name) => name !== 'stake');
    return choice === undefined ? null : { round: { ...round, bet: without(round.bet, choice) } };
  },
  // Up to half of all numbers, a round that won on one side has lost on the other.
  'the other side of the dice': change(({ bet, paid }) =>
    bet['side'] === undefined || paid === 0 || (bet['chance'] as number) > 5_000
      ? null
      : { bet: { ...bet, side: bet['side'] === 'under' ? 'over' : 'under' } },
  ),
  'a target that is not offered': changeBet(({ targetX100 }) =>
    targetX100 === undefined ? null : { targetX100: 100 },
  ),
  'a mode, a level or a risk that does not exist': changeBet((bet) => {
    const name = ['mode', 'level', 'risk', 'colour'].find((one) => one in bet);
    return name === undefined ? null : { [name]: 'constructor' };
  }),
  'a chip on a spot that does not exist': (round) => {
    const chips = chipsOf(round);
    if (chips === undefined) return null;
    return { round: { ...round, bet: { ...round.bet, chips: { nowhere: round.bet['stake'] } } } };
  },
  'a larger chip than the stake': (round) => {
    const chips = chipsOf(round);
    if (chips === undefined) return null;
    const larger = Object.fromEntries(Object.entries(chips).map(([spot, chip]) => [spot, chip + 1]));
    return { round: { ...round, bet: { ...round.bet, chips: larger } } };
  },
  'a decision that is missing': change(({ decisions }) =>
    decisions.length === 0 ? null : { decisions: decisions.slice(0, -1) },
  ),
  'a decision too many': change(({ decisions }) => ({ decisions: [...decisions, { name: 'collect' }] })),
  'a decision that is not offered': change(({ decisions }) =>
    decisions.length === 0 ? null : { decisions: [{ name: 'peek' }, ...decisions.slice(1)] },
  ),
  'a decision at a place that does not exist': change(({ decisions }) => {
    const place = decisions.findIndex(({ at }) => at !== undefined);
    return place < 0 ? null : { decisions: decisions.with(place, { ...decisions[place]!, at: 99 }) };
  }),
  'the same place twice': change(({ decisions }) => {
    const [first] = decisions;
    return first?.name !== 'open' ? null : { decisions: [first, ...decisions] };
  }),
  'a card that is held twice': change(({ decisions }) => {
    const [first] = decisions;
    return first?.these === undefined ? null : { decisions: [{ ...first, these: [0, 0] }] };
  }),
  'a round that is open': change(() => ({ state: 'open' })),
  'a round that is void': change(() => ({ state: 'void' })),
  'a list in place of the round': () => ({ round: [] }),
};
