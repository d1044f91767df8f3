const STOPS =
  'a[href], button, input, select, textarea, iframe, summary, [tabindex], audio[controls], video[controls]';

/** What Tab comes to inside an element, in its order. Of a group of radio buttons that is the chosen one alone. */
export const tabStops = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *, [data-base-ui-focus-guard]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isPassedOver(element, within),
  );

function isPassedOver(element: HTMLElement, within: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = within.querySelectorAll<HTMLInputElement>('input[type=radio]:checked');
  return [...group].some(({ name, form }) => name === element.name && form === element.form);
}
