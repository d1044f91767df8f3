// The two ways to a page where something is paid: in place of ours, and beside it.

/** Goes to a page outside of this one. Resolves only if the visitor comes back to this very page, as they left it. */
export const leaveFor = (url: string): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    location.assign(url);
  });

/** False where the browser lets no window open. The page that opens has no hold on the one it came from. */
export function openBeside(url: string): boolean {
  const opened = window.open('', '_blank');
  if (opened === null) return false;
  opened.opener = null;
  opened.location.replace(url);
  return true;
}
