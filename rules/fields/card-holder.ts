// The name on a card (spec §5, decision D67): Latin letters, spaces, dot, apostrophe, hyphen.
import { detailed, isEmpty, type Problem, required } from './problem.ts';
import { writable } from './text.ts';

export function cardHolder(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return writable(value) ?? (isHolder(value) ? null : detailed('format', 'card_holder'));
}

const isHolder = (value: string) =>
  /^[A-Za-zÀ-ÖØ-öø-ž .'’-]+$/.test(value) && /[A-Za-zÀ-ÖØ-öø-ž]/.test(value);
