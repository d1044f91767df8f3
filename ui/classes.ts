/** Joins the class names that apply, as in `classes(css.button, isWide && css.wide, className)`. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
