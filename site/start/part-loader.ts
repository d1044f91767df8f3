// Fetches the styles that a part needs before the part itself, in place of the bundler's own loader: that one is three times
// as long, and takes a style that did not come for one that did, so that a page asked for once offline is shown without its
// style ever after.

const begun = new Map<string, Promise<unknown>>();

/** `files` are named without their first slash, as the bundler names them. The name is the bundler's, too. */
export const __vitePreload = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  await Promise.all(files.map((file) => fetchStyle(`/${file}`)));
  return load();
};

function fetchStyle(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`) !== null) return begun.get(href);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  const fetched = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
  });
  begun.set(href, fetched);
  return fetched;
}
