// A house with offers of the test's own, and the readers and tasks that give what they promise.
import type { OfferRule } from '#contract/offer-rule.ts';
import type { Product } from '#server/calls/product.ts';
import { type Content, readContent } from '#server/content/content.ts';
import { readSome } from '#server/facts/read-facts.ts';
import { runTasks } from '#server/jobs/run-tasks.ts';
import { claimsGiven } from '#server/offers/give-claim.ts';
import { offersReader } from '#server/offers/offers-reader.ts';
import { registeredCodesUsed } from '#server/offers/registered-codes.ts';
import { codesReleased } from '#server/offers/release-codes.ts';
import { factsReadable } from './facts.ts';

const ever = { started_at: '2020-01-01T00:00:00Z', finished_at: null };

/** Free spins for whoever has the code SPINS; change what the test is about. */
export const offer = (change: Partial<OfferRule> = {}): OfferRule => ({
  id: 1,
  ...ever,
  product: 'casino',
  kicker: 'Code',
  title: '{rounds} spins',
  text: 'On {game}.',
  image: 'gift',
  tone: 'violet',
  trigger: { action: 'promocode' },
  conditions: {},
  limits: { perPlayer: 1 },
  codes: ['SPINS'],
  needsCode: true,
  rewards: [{ kind: 'freespins', game: 'triple-sevens', rounds: 10, stake: 100, winsTo: 'main', days: 7 }],
  ...change,
});

/** Cash for a deposit of ten or more. */
export const depositOffer = (change: Partial<OfferRule> = {}): OfferRule => {
  const { codes: _, needsCode: __, ...rest } = offer();
  return {
    ...rest,
    trigger: { action: 'deposit', number: 1, min: 1_000, exclude_methods: ['crypto'] },
    rewards: [{ kind: 'cash', amount: 500 }],
    ...change,
  };
};

/** The content of the release with these offers in place of its own. */
export function withOffers(offers: readonly OfferRule[]): Pick<Content, 'cms' | 'hasCms'> {
  const { cms } = readContent('content');
  return {
    cms: <T>(name: string) => (name === 'offers' ? (offers as T) : cms<T>(name)),
    hasCms: () => true,
  };
}

/** Reads all there is to read, and does what is due. */
export async function giveAll(product: Pick<Product, 'db' | 'clock' | 'content' | 'metrics'>): Promise<void> {
  await factsReadable(product.db);
  await readSome(product.db, offersReader(product), 1_000);
  const tasks = runTasks(product, [
    claimsGiven(product),
    codesReleased(product),
    registeredCodesUsed(product),
  ]);
  await tasks.settled();
  await tasks.close();
}
