import { isRefusal } from '#contract/refusals.ts';
import { findText, t } from '../i18n/text.ts';

/** A refusal as a sentence: the server's own where it has said one. */
export function refusalWords(error: unknown): string {
  if (!isRefusal(error)) return t('desk.shell.refused.default');
  const said = isRefusal(error, 'InvalidParameter') ? error.details.message : undefined;
  if (said !== undefined) return said;
  const [problem] = Object.values(problemsOf(error));
  return problem ?? findText(`desk.shell.refused.${error.reason}`) ?? t('desk.shell.refused.default');
}

/** What was wrong with which field, in words. */
export function problemsOf(error: unknown): Record<string, string> {
  if (!isRefusal(error, 'InvalidParameter')) return {};
  return Object.fromEntries(
    Object.entries(error.details.invalid_parameters ?? {}).map(([field, [code = '']]) => [
      field,
      problemWords(field, code),
    ]),
  );
}

/** A problem may be said in its field's own words, or as everywhere. */
export const problemWords = (field: string, code: string): string =>
  findText(`desk.shell.problem.${field}-${code}`) ??
  findText(`desk.shell.problem.${code}`) ??
  t('desk.shell.problem.format');
