/** Fetches a script of another maker and runs it. It is allowed to run because a script of ours brings it. */
export const loadScript = (src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${new URL(src, location.href).host} did not send its script`));
    document.head.append(script);
  });
