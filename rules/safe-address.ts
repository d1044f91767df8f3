// An address that an editor may write into a link: a page of ours, or one of the web. A browser reads an address more
// kindly than it looks: it drops tabs and line breaks, and takes a backslash for a slash.

export function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return false;
  if (address === '' || /^\/(?!\/)/.test(address) || /^[#?]/.test(address)) return true;
  if (/^mailto:[^@]+@[^@]+$/.test(address)) return true;
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
