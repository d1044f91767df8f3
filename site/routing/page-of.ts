/** '/cashier/deposit/$sysname' is site/cashier/deposit.page.tsx, and '/credits' is site/credits/credits.page.tsx. */
export function pageOf(path: string): string {
  const [area, ...rest] = path.split('/').filter((part) => part !== '' && !part.startsWith('$'));
  return [area, ...(rest.length > 0 ? rest : [area])].join('/');
}
