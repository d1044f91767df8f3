import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { CannotOpen, Vault } from '../at-rest/vault.ts';
import { openSeed } from './seed-pairs.ts';

/** Counts what it opens. */
class CountingVault extends Vault {
  opened = 0;

  override open(text: string, about: string): string {
    this.opened += 1;
    return super.open(text, about);
  }
}

const openVault = () => new CountingVault([{ id: 'k', key: randomBytes(32) }], randomBytes(32));
const SEED = 'ab'.repeat(32);

test('a seed is opened once, and by nobody it was not sealed for', () => {
  const vault = openVault();
  const pair = { server_seed: vault.seal(SEED, 'seed of player 1') };
  for (let round = 0; round < 3; round += 1) expect(openSeed(pair, 1, vault).toString('hex')).toBe(SEED);
  expect(vault.opened).toBe(1);
  expect(() => openSeed(pair, 2, vault)).toThrow(CannotOpen);
  expect(() => openSeed(pair, 1, openVault())).toThrow(CannotOpen);
});

test('so many are remembered, the latest of them', () => {
  const vault = openVault();
  const open = (player: number) => openSeed({ server_seed: SEED }, player, vault);
  for (let player = 0; player <= 5_000; player += 1) open(player);
  open(5_000);
  open(1);
  expect(vault.opened).toBe(5_001);
  open(0);
  expect(vault.opened).toBe(5_002);
});
