// `npm run verify -- --game=dice --server-seed=… --client-seed=… --nonce=0 --bet='{…}'`: computes a round anew from what it
// was made of, as the page /fairness does. `--definition=…` names the version of the game where it is not the last; `--decisions='[…]'` where the game asked for some, `--commit=…` to have the hash
// compared too, and `--anchor=…` for a round of a shared table, whose seed must lead there in as many hashes as its number.
// A virtual match is checked by `--sport=football --event=… --strength=… --server-seed=… --commit=…`.
import { parseArgs } from 'node:util';
import {
  leadsTo,
  type RoundText,
  UnfitText,
  type VerifiedRound,
  verifyRound,
} from '#site/fairness/verify-round.ts';
import { printMatch } from './verify-played-match.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    definition: { type: 'string', default: '' },
    'server-seed': { type: 'string', default: '' },
    'client-seed': { type: 'string', default: '' },
    nonce: { type: 'string', default: '' },
    bet: { type: 'string', default: '' },
    decisions: { type: 'string', default: '[]' },
    commit: { type: 'string' },
    anchor: { type: 'string' },
    sport: { type: 'string' },
    event: { type: 'string', default: '' },
    strength: { type: 'string', default: '' },
  },
});

const options = {
  game: 'game',
  definition: 'definition',
  serverSeed: 'server-seed',
  clientSeed: 'client-seed',
  nonce: 'nonce',
  bet: 'bet',
  decisions: 'decisions',
} as const satisfies Record<keyof RoundText, keyof typeof values>;

if (values.sport !== undefined) {
  const { sport, event, strength, commit } = values;
  process.exit(printMatch({ sport, event, strength, seed: values['server-seed'], commit }));
}

try {
  const text = {
    game: values.game,
    definition: values.definition,
    serverSeed: values['server-seed'],
    clientSeed: values['client-seed'],
    nonce: values.nonce,
    bet: values.bet,
    decisions: values.decisions,
  };
  const round = await verifyRound(text);
  print(round);
  const isAsShown = values.commit === undefined || values.commit.toLowerCase() === round.commit;
  process.exitCode = isAsShown && (values.anchor === undefined || isChained(text, values.anchor)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UnfitText)) throw error;
  console.error(
    error.field === 'definition'
      ? `No definition ${values.definition} of ${values.game} is kept here: check it with the sources of that time.`
      : `--${options[error.field]} is missing, or does not fit this game.`,
  );
  process.exitCode = 2;
}

function isChained(text: RoundText, anchor: string): boolean {
  const isTrue = leadsTo(text, anchor);
  console.log(`the chain of its table:  ${isTrue ? 'the seed is on it' : 'the seed is NOT on it'}`);
  return isTrue;
}

function print({ commit, definition, text, words, steps, staked, paid, isOver }: VerifiedRound): void {
  const isSame = values.commit?.toLowerCase() === commit;
  const compared = values.commit === undefined ? '' : isSame ? ' (as shown)' : ' (NOT the one shown)';
  console.log(`hash of the server seed: ${commit}${compared}`);
  console.log(`definition of the game:  ${definition}`);
  console.log(`text of the first words: ${text}`);
  console.log(`words of chance:         ${words.join(' ')}`);
  for (const step of steps) console.log(`step:                    ${JSON.stringify(step)}`);
  console.log(`staked, in cents:        ${staked}`);
  console.log(`paid, in cents:          ${isOver ? paid : 'the round is still open'}`);
}
