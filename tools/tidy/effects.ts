// What an effect returns, React calls when it ends. A call that gives nothing today may give a promise in the next browser, as
// scrollIntoView does since, and the page would end with it.
import type { Source } from './sources.ts';

const returning = /\buse(?:Layout|Insertion)?Effect\(\s*\(\) =>\s*(?!\s|\{|void\b|set[A-Z])/;

export const effectFaults = ({ path, text }: Source): string[] =>
  /^(site|desk|ui)\/(?!.*\.test\.)/.test(path) && returning.test(text)
    ? [`${path} has an effect that returns whatever it calls: braces say what is returned`]
    : [];
