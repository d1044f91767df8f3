/**
 * What a visitor does before React answers for it is done again as soon as React does: what was filled in is told, then
 * the button that was pressed last is pressed. So nothing typed or pressed is lost, and no form is sent by the browser
 * alone. Links need no help, nor do buttons of popovers: the browser itself opens both.
 * Stands in the page as its own text, so it may use nothing from outside itself.
 */
export function keepEarlyTouches(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const filled = new Set<Field>();
  let pressed: HTMLButtonElement | null = null;
  let pressedAt = 0;
  let isWaiting = false;
  const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  document.addEventListener('input', ({ target }) => {
    const field = target as Field;
    if (!field.matches('input, textarea, select') || isHeard(field)) return;
    filled.add(field);
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
    for (const field of filled) if (!field.isConnected || isHeard(field)) tell(field);
    // Whoever pressed long ago, or has no network now, must not find it sent later by itself.
    if (!pressed?.isConnected || !navigator.onLine || performance.now() - pressedAt > 30_000) pressed = null;
    if (!isFilled && pressed !== null && isHeard(pressed)) {
      pressed.click();
      pressed = null;
    }
    if (filled.size > 0 || pressed !== null) wait();
  }

  /** React has found the field as it is, and listens for what differs from that alone. */
  function tell(field: Field): void {
    filled.delete(field);
    if (!field.isConnected) return;
    if (field.matches('[type=checkbox], [type=radio]')) {
      const box = field as HTMLInputElement;
      box.checked = !box.checked;
      box.click();
      return;
    }
    const { value } = field;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  }
}
