type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Props = { value?: unknown; checked?: unknown };

/**
 * What a visitor does before React answers for it is done again as soon as React does: what was filled in is told, then
 * the button that was pressed last is pressed. So nothing typed or pressed is lost, and no form is sent by the browser
 * alone. Links need no help, nor do buttons of popovers: the browser itself opens both.
 * Stands in the page as its own text, so it may use nothing from outside itself.
 */
export function keepEarlyTouches(): void {
  /** With how often each was told. */
  const filled = new Map<Field, number>();
  /** React has shown that it knows what they hold. */
  const known = new WeakSet<Field>();
  let pressed: HTMLButtonElement | null = null;
  let pressedAt = 0;
  let isWaiting = false;
  const propsOf = (element: Element) =>
    Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1] as Props | undefined;
  const isHeard = (element: Element) => propsOf(element) !== undefined;
  const isBox = (field: Field) => field.matches('[type=checkbox], [type=radio]');

  document.addEventListener('input', ({ target }) => {
    const field = target as Field;
    if (!field.matches('input, textarea, select') || known.has(field) || filled.has(field)) return;
    if (isBox(field) && propsOf(field)?.checked === undefined && isHeard(field)) return;
    filled.set(field, 0);
    wait();
  });
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button:not([popovertarget])');
      if (button === null || isHeard(button)) return;
      event.preventDefault();
      pressed = button;
      pressedAt = performance.now();
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
    for (const [field, times] of filled) if (!field.isConnected || isHeard(field)) settle(field, times);
    // Whoever pressed long ago, or has no network now, must not find it sent later by itself.
    if (!pressed?.isConnected || !navigator.onLine || performance.now() - pressedAt > 30_000) pressed = null;
    if (!isFilled && pressed !== null && isHeard(pressed)) {
      pressed.click();
      pressed = null;
    }
    if (filled.size > 0 || pressed !== null) wait();
  }

  /** A field has React's mark a while before React hears what happens to it, so it is told until what it holds is known. */
  function settle(field: Field, times: number): void {
    const { value, checked } = propsOf(field) ?? {};
    // React puts a box back to what its component holds whenever it has heard of a change.
    const [held, shown] = isBox(field)
      ? [checked, (field as HTMLInputElement).checked]
      : [value, field.value];
    const isKnown = held === shown || (times > 0 && held === undefined);
    if (!field.isConnected || isKnown || times > 60) {
      filled.delete(field);
      known.add(field);
    } else {
      filled.set(field, times + 1);
      tell(field);
    }
  }

  /** React has found the field as it is, and listens for what differs from that alone. */
  function tell(field: Field): void {
    if (isBox(field)) {
      const box = field as HTMLInputElement;
      box.checked = !box.checked;
      box.click();
      return;
    }
    const value = field.value;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  }
}
