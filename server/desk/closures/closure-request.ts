// Closing and opening, from the back office and from the command line alike.
import type { ClosableScope, ClosureTarget } from '#contract/closures.ts';
import type { Config } from '../../config/config.ts';
import type { Closure } from '../../content/closures.ts';
import { listClosable } from './closable.ts';

const languages = ['en', 'ru', 'lv', 'pt'] as const;

export interface CloseRequest {
  scope: ClosableScope;
  name?: string | undefined;
  /** Undefined: until it is opened. */
  minutes?: number | undefined;
  messages: Partial<Record<string, string | undefined>>;
}

/** The field of the request that is wrong, and what is wrong with it. */
export interface CloseFault {
  field: string;
  why: string;
}

export function closureFrom(
  { scope, name = '', minutes, messages }: CloseRequest,
  config: Pick<Config, 'studios'>,
  now: Date,
): Closure | CloseFault {
  const target: ClosureTarget = scope === 'site' ? 'site' : `${scope}:${name}`;
  if (scope !== 'site' && !listClosable(scope, config).some((one) => one.name === name))
    return { field: 'name', why: name === '' ? 'required' : 'unknown' };
  const given = languages.filter((language) => (messages[language] ?? '') !== '');
  const missing = languages.find((language) => !given.includes(language));
  if (given.length > 0 && missing !== undefined) return { field: `message_${missing}`, why: 'required' };
  return {
    target,
    messages: Object.fromEntries(given.map((language) => [language, messages[language]!])),
    ends_at: minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000),
  };
}
