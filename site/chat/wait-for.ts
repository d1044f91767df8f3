// Widgets do not say when they are there: they are looked for (spec §9 "chat-widget polling", decision D95).

const WIDGET_EACH_MS = 500;
const BADGE_EACH_MS = 100;
const GIVE_UP_MS = 30_000;

/** What the widget's own script leaves in the window. */
export const widgetThere = <T>(find: () => T | undefined | null): Promise<T> =>
  lookFor(find, WIDGET_EACH_MS, 'the widget did not come');

/** The button it draws. */
export const badgeThere = (selector: string): Promise<Element[]> =>
  lookFor(
    () => {
      const found = [...document.querySelectorAll(selector)];
      return found.length > 0 ? found : null;
    },
    BADGE_EACH_MS,
    'the button did not come',
  );

async function lookFor<T>(find: () => T | undefined | null, eachMs: number, trouble: string): Promise<T> {
  for (let waitedMs = 0; waitedMs <= GIVE_UP_MS; waitedMs += eachMs) {
    const found = find();
    if (found !== undefined && found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, eachMs));
  }
  throw new Error(trouble);
}
