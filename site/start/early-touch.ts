type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Props = { value?: unknown; checked?: unknown };
type Noted = { typed: string | boolean; isEarly: boolean; times: number; before?: unknown };

/** What React says of an element, by the marks it leaves there. Stands in the page as its own text, as the next does. */
export function readReact() {
  const propsOf = (element: Element) =>
    Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1] as Props | undefined;
  const isHeard = (element: Element) => propsOf(element) !== undefined;
  const isBox = (field: Field) => field.matches('[type=checkbox], [type=radio]');
  /** As a field would say it: a slider is held as a number. */
  const heldBy = (field: Field) => {
    const held = propsOf(field)?.[isBox(field) ? 'checked' : 'value'];
    return typeof held === 'number' ? String(held) : held;
  };
  return { isHeard, isBox, heldBy };
}

/**
 * What a visitor does before React answers for it is done again as soon as React does: what was filled in is told, then
 * the button that was pressed last is pressed. So nothing typed or pressed is lost, and no form is sent by the browser
 * alone. Links need no help, nor do buttons of popovers: the browser itself opens both.
 * Stands in the page as its own text, so it may use nothing from outside itself.
 */
export function keepEarlyTouches({ isHeard, isBox, heldBy }: ReturnType<typeof readReact>): void {
  /** With what was filled in: React puts all fields of a form back to what it holds as soon as it hears of the first. */
  const filled = new Map<Field, Noted>();
  /** React has shown that it knows what they hold. */
  const known = new WeakSet<Field>();
  let pressed: { button: HTMLButtonElement; at: number } | null = null;
  let isWaiting = false;

  document.addEventListener('input', ({ target }) => {
    const field = target as Field;
    if (!field.matches('input, textarea, select') || known.has(field)) return;
    if (isBox(field) && heldBy(field) === undefined && isHeard(field)) return;
    const typed = isBox(field) ? (field as HTMLInputElement).checked : field.value;
    const noted = filled.get(field) ?? { times: 0, isEarly: !isHeard(field), before: heldBy(field) };
    filled.set(field, { ...noted, typed });
    wait();
  });
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button:not([popovertarget])');
      if (button === null || isHeard(button)) return;
      event.preventDefault();
      pressed = { button, at: performance.now() };
      wait();
    },
    true,
  );

  function wait(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  }

  /** The press has a frame of its own: what was told before it is known by then. */
  function look(): void {
    isWaiting = false;
    const isFilled = filled.size > 0;
    for (const field of filled.keys()) if (!field.isConnected || isHeard(field)) settle(field);
    // Whoever pressed long ago, or has no network now, must not find it sent later by itself.
    const isStale = !pressed?.button.isConnected || performance.now() - pressed.at > 30_000;
    if (isStale || !navigator.onLine) pressed = null;
    const button = pressed?.button;
    if (!isFilled && button && isHeard(button) && !button.disabled) {
      button.click();
      pressed = null;
    }
    if (filled.size > 0 || pressed !== null) wait();
  }

  /** A field has React's mark a while before React hears what happens to it, so it is told until what it holds is known. */
  function settle(field: Field): void {
    const noted = filled.get(field)!;
    const held = heldBy(field);
    if (noted.isEarly && noted.times === 0) noted.before = held;
    const isTold = noted.times > 0 || !noted.isEarly;
    // A box that React has heard of shows what React holds, which may be what was there before.
    const shown = isBox(field) && isTold ? (field as HTMLInputElement).checked : noted.typed;
    // What is held may look otherwise than what was typed: a number with its spaces, or without what is no digit.
    const isChanged = held !== noted.before || (!isBox(field) && field.value !== noted.typed);
    const isHeld = held === shown || (isTold && (held === undefined || isChanged));
    if (!field.isConnected || isHeld || noted.times > 60) {
      filled.delete(field);
      known.add(field);
    } else {
      noted.times += 1;
      tell(field, noted.typed);
    }
  }

  /** React has found the field as it is, and listens for what differs from that alone. */
  function tell(field: Field, typed: string | boolean): void {
    if (isBox(field)) {
      (field as HTMLInputElement).checked = !typed;
      field.click();
      return;
    }
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  }
}
