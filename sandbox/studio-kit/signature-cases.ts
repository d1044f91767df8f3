// Cases about who asks: signatures, clocks, nonces, launch tokens and sessions.
import { drawBytes, drawHex, drawSecret } from '#server/plumbing/chance.ts';
import { systemClock } from '#server/plumbing/clock.ts';
import { askWallet } from '../studio/wallet-client.ts';
import { type Cases, nobody } from './case.ts';
import { must, same } from './kit.ts';

const TOO_FAR_MS = 600_000;

const now = () => systemClock.now().getTime();

export const signatureCases: Cases = {
  'an answer is signed, and tells the nonce it answers': async (kit) => {
    must(await kit.ask('balance', await kit.sit()), 'OK');
  },
  'another key is refused': async (kit) => {
    const forged = { ...kit.terms, key: drawBytes(32) };
    must(await askWallet(forged, 'balance', nobody), 'INVALID_SIGNATURE');
  },
  'a studio that nobody knows is refused': async (kit) => {
    const stranger = { ...kit.terms, studio: 'nobody-knows' };
    must(await askWallet(stranger, 'balance', nobody), 'INVALID_SIGNATURE');
  },
  'a body that was changed on its way is refused': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    const signedBody = JSON.stringify(bet);
    must(await kit.ask('bet', { ...bet, amount: 1 }, { signedBody }), 'INVALID_SIGNATURE');
    same('the balance', await kit.balance(seat), seat.balance);
  },
  'a signature for another call is refused': async (kit) => {
    must(await kit.ask('balance', nobody, { signedPath: '/studio/v1/bet' }), 'INVALID_SIGNATURE');
  },
  'a clock that is ten minutes slow or fast is refused': async (kit) => {
    for (const apart of [-TOO_FAR_MS, TOO_FAR_MS])
      must(await kit.ask('balance', nobody, { at: now() + apart }), 'INVALID_SIGNATURE');
  },
  'a nonce that was used is refused': async (kit) => {
    const [nonce, at] = [drawHex(16), now()];
    const seat = await kit.sit();
    must(await kit.ask('balance', seat, { nonce, at }), 'OK');
    must(await kit.ask('balance', seat, { nonce, at }), 'INVALID_SIGNATURE');
  },
  'what is no JSON, no object or no call is refused': async (kit) => {
    for (const body of ['', '{', '[]', 'null', '"bet"', '{"sessionId":{}}'])
      must(await kit.ask('balance', body), 'INVALID_REQUEST');
    must(await kit.ask('constructor', {}), 'INVALID_REQUEST');
  },
  'a launch token opens a session, and says who plays with what': async (kit) => {
    const [first, second] = [await kit.sit(), await kit.sit()];
    same('the player’s name at this studio', second.playerId, first.playerId);
    same('the balance', second.balance, await kit.balance(second));
  },
  'a launch token opens one session only': async (kit) => {
    const token = await kit.terms.launch();
    const told = await Promise.all([1, 2, 3].map(() => kit.ask('session', { token })));
    same('sessions', told.filter(({ status }) => status === 'OK').length, 1);
    must(await kit.ask('session', { token }), 'INVALID_TOKEN');
  },
  'a token and a session that nobody has opened are refused': async (kit) => {
    const stranger = { sessionId: drawSecret(), currency: 'USD', balance: 0, playerId: '' };
    must(await kit.ask('session', { token: drawSecret() }), 'INVALID_TOKEN');
    must(await kit.ask('balance', stranger), 'INVALID_TOKEN');
    must(await kit.ask('bet', kit.bet(stranger)), 'INVALID_TOKEN');
  },
  'who opens the game again goes on there, and the session before is over': async (kit) => {
    const [before, after] = [await kit.sit(), await kit.sit()];
    must(await kit.ask('bet', kit.bet(before)), 'INVALID_TOKEN');
    must(await kit.ask('balance', after), 'OK');
  },
};
