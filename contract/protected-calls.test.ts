// Which calls play may never delay (docs/decisions/0066-protected-calls.md). A new write is red until it is classed here.
import { expect, test } from 'vitest';
import { calls } from './catalogue.ts';

/** With them a player stops, limits or secures what happens with their money. */
const protecting = [
  'account.setSelfExclusion',
  'account.setPlayLimit',
  'account.confirmPlayLimit',
  'account.setDepositLimit',
  'account.confirmDepositLimit',
  'account.endSession',
  'account.endOtherSessions',
  'auth.logout',
  'bets.cashOut',
  'bets.setAutoCashOut',
  'play.confirmCheck',
];

/** What the pages of these calls show before anything can be chosen. */
const shownBefore = ['account.getSelfExclusion', 'account.getPlayLimits', 'account.getDepositLimit'];

/** Writes that may wait behind the player's own play, by the reason. */
const ordinary: Readonly<Record<string, readonly string[]>> = {
  'it is play itself: what these wait for is the player’s own round or bet': [
    ...[
      'play.open',
      'play.start',
      'play.decide',
      'tables.place',
      'tables.leave',
      'tables.salt',
      'bets.place',
    ],
    ...['tournaments.participate', 'fairness.rotate'],
  ],
  'it gives, takes or shows something that can be had later as well': [
    ...['bettingBonuses.activate', 'bettingBonuses.remove', 'bonuses.activate', 'bonuses.deactivate'],
    ...['bonuses.remove', 'campaigns.checkPromocode', 'campaigns.activateOffer', 'campaigns.takepromotions'],
    ...['cashbacks.payout', 'cashbacks.remove', 'loyalty.setcharacter', 'loyalty.buyproduct'],
    ...['loyalty.wearFrame', 'loyalty.startQuest', 'loyalty.claimQuest', 'loyalty.getnotifications'],
    ...['games.addLike', 'games.removeLike', 'games.createhistoryexportrequest', 'storage.set'],
  ],
  'it pays in, or brings money back to play; a payout waits for an approval anyway': [
    ...['cashier.makedeposit', 'cashier.makewithdrawal', 'cashier.cancelwithdrawal'],
  ],
  'it changes who the player is and how they are reached; sessions are ended by calls of their own': [
    ...['account.changelocale', 'account.saveProfileInfo', 'account.changefakename', 'account.setCurrency'],
    ...['account.setUserOnVerification', 'account.addcontact', 'account.sendconfirmationtocontact'],
    ...['account.confirmContact', 'account.undoContact', 'account.changeSubscription', 'account.unsubscribe'],
    ...['account.changepassword', 'account.changeTwoFactorAuth', 'account.confirmTwoFactorAuth'],
    ...['push.subscribe', 'push.unsubscribe', 'sumsub.createApplicant', 'sumsub.getAccessToken'],
    ...['sumsub.startChange'],
  ],
  'guests send it, who have no queue of play': [
    ...['auth.login', 'auth.register', 'auth.restore', 'chatEvents.storeChatEvent', 'events.handle'],
    ...['support.sendFeedback'],
  ],
};

const all = [...calls.values()];

test('calls that protect a player, and what their pages show first, are protected, and no others', () => {
  const isMarked = all.filter(({ isProtected }) => isProtected === true).map(({ name }) => name);
  expect(isMarked.toSorted()).toEqual([...protecting, ...shownBefore].toSorted());
});

test('a closed site still serves whatever protects a player, except what sells bets at prices that may be wrong', () => {
  const sales = ['bets.cashOut', 'bets.setAutoCashOut'];
  const isServed = all.filter(
    ({ isProtected, servesClosed, servesBanned }) => isProtected && (servesClosed || servesBanned),
  );
  const expected = [...protecting, ...shownBefore].filter((name) => !sales.includes(name));
  expect(isServed.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

test('every call that changes something protects a player, or is ordinary for a stated reason', () => {
  const writes = all.filter(({ verb, acts }) => verb === 'POST' || acts === true).map(({ name }) => name);
  const classed = [...protecting, ...Object.values(ordinary).flat()];
  expect(classed.toSorted()).toEqual(writes.toSorted());
});
