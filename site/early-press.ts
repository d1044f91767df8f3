/**
 * A button pressed before React answers for it is pressed again as soon as React does: nobody's press is lost, and no
 * form is sent by the browser alone. The last press counts. Links need no help.
 * Stands in the page as its own text, so it may use nothing from outside itself.
 */
export function keepEarlyPresses(): void {
  let pressed: HTMLButtonElement | null = null;
  const isHeard = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps$'));

  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button === null || isHeard(button)) return;
      event.preventDefault();
      if (pressed === null) requestAnimationFrame(pressAgain);
      pressed = button;
    },
    true,
  );

  function pressAgain(): void {
    const button = pressed;
    if (button?.isConnected && !isHeard(button)) {
      requestAnimationFrame(pressAgain);
      return;
    }
    pressed = null;
    if (button?.isConnected) button.click();
  }
}
