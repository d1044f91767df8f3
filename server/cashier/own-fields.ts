// What an operator asks of a player beside what a method needs itself: fields of payment-methods.json, each with a label in
// every language. They are asked for with deposits alone: a payout goes where the method's own fields say.
import type { RequisiteField } from '#contract/cashier/deposits.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';

interface OwnField {
  name: string;
  type: 'identifier' | 'custom' | 'same_as';
  label: string;
  is_required?: boolean;
  pattern?: string;
  /** The name of the field that it repeats. */
  other?: string;
}

export function ownFields(content: Content, locale: string, sysname: string): RequisiteField[] {
  const methods = localised<Record<string, { fields?: readonly OwnField[] }>>(
    content,
    locale,
    'payment-methods',
  );
  const fields = methods[sysname]?.fields ?? [];
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  return fields.map(({ name, type, label, is_required = true, pattern, other }) => ({
    name,
    type,
    label,
    is_required,
    ...(pattern !== undefined && { pattern }),
    ...(other !== undefined && { same_as: { name: other, label: labelOf(other) } }),
  }));
}
