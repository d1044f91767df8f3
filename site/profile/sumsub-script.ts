// Sumsub's Web SDK, as far as we use it (docs.sumsub.com/docs/get-started-with-web-sdk).

interface Builder {
  withConf(conf: { lang: string; theme: 'dark' | 'light' }): Builder;
  withOptions(options: { addViewportTag: boolean; adaptIframeHeight: boolean }): Builder;
  on(name: `idCheck.${string}`, hear: () => void): Builder;
  build(): { launch: (selector: string) => void; destroy?: () => void };
}

interface SumsubSdk {
  /** The second gives a new token when the first has grown old. */
  init: (token: string, renew: () => Promise<string>) => Builder;
}

declare global {
  interface Window {
    snsWebSdk?: SumsubSdk;
  }
}

const loading = new Map<string, Promise<SumsubSdk>>();

/** Once for each address; one that failed is asked for again. */
export function loadSumsub(url: string): Promise<SumsubSdk> {
  const known = loading.get(url);
  if (known !== undefined) return known;
  const found = new Promise<SumsubSdk>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => {
      if (window.snsWebSdk === undefined) reject(new Error('the examiner sent another script'));
      else resolve(window.snsWebSdk);
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the examiner did not send its script'));
    });
    document.head.append(script);
  });
  loading.set(url, found);
  found.catch(() => loading.delete(url));
  return found;
}
