// Prints which share of what play costs on average comes back as rewards, by level.
import { LEVELS, sharesAt } from './shipped-loyalty.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function printLoyalty(): void {
  console.log('rewards, as shares of what the play that earns them costs:');
  for (const level of LEVELS) {
    const shares = sharesAt(level);
    const total = shares.reduce((sum, { share }) => sum + share, 0);
    const parts = shares.map(({ what, share }) => `${what} ${percent(share)}`).join(', ');
    console.log(`  level ${level}: ${percent(total)} (${parts})`);
  }
}
