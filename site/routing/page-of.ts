/** '/cashier/deposit/$sysname' is site/cashier/deposit.page.tsx, and '/credits' is site/credits/credits.page.tsx. */
export function pageOf(path: string): string {
  const parts = path.split('/').filter((part) => part && part[0] !== '$');
  return (parts[1] ? parts : [...parts, ...parts]).join('/');
}
