// How a sum of money is written (amendment M12), read alike by forms, calls and limits. Commas that group threes are
// thousands, in every language: three decimals are no sum of cents, so nothing else can be meant. Any other comma is the
// decimal mark of a language that writes it so. Whatever remains is no sum: to guess could make it a larger one.

const plain = /^[1-9]\d{0,12}(\.\d{1,2})?$/;
const grouped = /^[1-9]\d{0,2}(,\d{3}){1,4}(\.\d{1,2})?$/;
const withComma = /^[1-9]\d{0,12},\d{1,2}$/;

/** "1,250.5" is "1250.5", and so is "1250,5" in a language with a decimal comma; null is no sum. */
export function plainDecimal(text: string, locale: string): string | null {
  if (plain.test(text)) return text;
  if (grouped.test(text)) return text.replaceAll(',', '');
  return withComma.test(text) && writesDecimalComma(locale) ? text.replace(',', '.') : null;
}

const writesDecimalComma = (locale: string): boolean => (0.5).toLocaleString(locale).includes(',');
