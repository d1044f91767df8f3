/**
 * Draws what waits below the window, too; until then it keeps the colours of its last drawing, which may be of the
 * other theme, or none. Runs in the page, so it may use nothing from outside itself.
 */
export function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}
