import type { Decision } from '../kind.ts';
import type { NamedPlay } from '../plays.ts';
import { hiloRules } from './hilo-rules.ts';
import type { Price } from './hilo-times.ts';

export const hiloPlays = (): NamedPlay[] =>
  hiloRules.map(({ play, decide }) => ({
    play,
    wish: {},
    decide: ({ steps, choices }): Decision => ({
      name: decide({
        prices: steps.at(-1)!['prices'] as readonly Price[],
        right: steps.filter(({ step }) => step === 'guess').length,
        isSkipOffered: choices.some(({ name }) => name === 'skip'),
      }),
    }),
  }));
