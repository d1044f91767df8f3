// Holds a value to its field's definition.
import { regex } from './custom.ts';
import { type FieldContext, ownRule, textRule } from './field-rules.ts';
import { digitsOf, layOut } from './mask.ts';
import { postcode } from './postcode.ts';
import { isEmpty, type Problem, problem, required } from './problem.ts';
import type { ProfileField } from './profile-field.ts';
import { NOT_CHOSEN } from './sex.ts';

/** Empty is a problem only where the field is required; what is filled in is always held to the rule. */
export function checkField(field: ProfileField, value: string, context: FieldContext): Problem | null {
  if (isLeftOut(field.sysname, value)) return field.params.is_required ? required : null;
  const rule = ownRule(field, context);
  const { regex: pattern } = field.options;
  if (rule !== undefined)
    return rule(value, context, field) ?? (pattern === undefined ? null : regex(value, pattern));
  return pattern === undefined ? checkText(field, value) : checkPattern(field, value, pattern);
}

/** Nothing was entered, or nothing was chosen. */
export const isLeftOut = (sysname: string, value: string): boolean =>
  isEmpty(value) || (sysname === 'sex' && value === NOT_CHOSEN);

/** An operator's pattern takes the place of our rule for a text that only people read. */
const checkPattern = ({ sysname }: ProfileField, value: string, pattern: string) =>
  sysname === 'postcode' ? postcode(value, pattern) : regex(value, pattern);

function checkText({ sysname, options: { mask } }: ProfileField, value: string): Problem | null {
  const wrong = textRule(sysname)(value);
  if (wrong !== null || mask === undefined) return wrong;
  return layOut(mask, digitsOf(value)).isComplete ? null : problem('format');
}
