// Words that the house does not use, each with what to use instead.
import { textsOf } from './parse.ts';
import { at, type CodeSource } from './sources.ts';

interface Ban {
  what: RegExp;
  instead: string;
  /** Files where the word is meant as it stands. */
  except?: RegExp;
  /** Files the ban is about, when not all. */
  only?: RegExp;
}

const workshop = /^(tools|bench)\//;
const tests = /^tests\/|\.(test|spec)\.tsx?$/;

const bannedInCode: readonly Ban[] = [
  { what: /\bMath\.random\b/, instead: 'take a Draw' },
  {
    what: /\b(randomBytes|randomInt|randomUUID|getRandomValues|randomFill(Sync)?)\b/,
    instead: 'chance comes from server/plumbing/chance.ts',
    // A browser keeps its own: it spreads reconnections and names presses, and decides nothing.
    except:
      /^server\/plumbing\/chance\.ts$|^site\/asking\/(backoff|press)\.ts$|^desk\/asking\/draw-key\.ts$|^(tools|bench|tests)\/|\.(test|spec)\.tsx?$/,
  },
  {
    what: /\bconsole\./,
    instead: 'use the log',
    except: /^(tools|bench|(server|sandbox)\/commands)\/|^site\/start\/browser-log\.ts$/,
  },
  { what: /\bparseFloat\b|\.toFixed\(/, instead: 'money is whole cents', except: workshop },
  {
    what: /\bnew Date\(\s*\)|\bDate\.now\b/,
    instead: 'take the clock',
    except: /^(server\/plumbing|site\/start)\/clock\.ts$|^(tools|bench|tests|(server|sandbox)\/commands)\//,
  },
  { what: /\bsetTimeout\b|\bsetInterval\b/, instead: 'wait for a state, not for time', only: tests },
  {
    what: /\bexpect\(\s*await /,
    instead: 'expect.poll for what may still change, .resolves for what is said once',
    only: /^tests\/journeys\//,
  },
  { what: /\bwaitForTimeout\b|\bnetworkidle\b/, instead: 'wait for a state, not for time' },
  { what: /\benum\s+\w+\s*\{/, instead: 'a union of words' },
  { what: /\bas any\b|:\s*any\b|<any>/, instead: 'unknown, and a check' },
  {
    what: /\b(test|it|describe|journey)\.(only|skip|todo|fails)\b/,
    instead: 'a test that runs',
    only: tests,
  },
];

const bannedInComments: readonly Ban[] = [
  { what: /\bTODO\b(?! #\d)/, instead: 'name the issue' },
  { what: /\b(FIXME|XXX|HACK)\b/, instead: 'mend it, or TODO with an issue' },
  { what: /@ts-(ignore|nocheck)/, instead: 'a type that fits' },
  { what: /@ts-expect-error\s*$/, instead: 'say why the error is expected' },
  { what: /biome-ignore[\w-]* [\w/]+\s*:?\s*$/, instead: 'say why the rule does not fit' },
];

export function wordFaults(source: CodeSource): string[] {
  const code = bareCode(source);
  const inCode = bannedInCode
    .filter((ban) => isAbout(ban, source.path))
    .flatMap((ban) => find(source, code, ban));
  const inComments = source.comments.flatMap(({ value, start }) =>
    bannedInComments
      .filter(({ what }) => what.test(value))
      .map((ban) => faultAt(source, start, value.trim(), ban)),
  );
  return [...inCode, ...inComments];
}

/** The code alone: comments are blanked and texts made dumb, so that offsets still hold. */
export function bareCode({ text, nodes, comments }: CodeSource): string {
  const chars = text.split('');
  for (const { start, end } of comments) chars.fill(' ', start, end);
  for (const { start, end } of textsOf(nodes)) chars.fill('_', start, end);
  return chars.join('');
}

const isAbout = ({ only, except }: Ban, path: string) =>
  (only?.test(path) ?? true) && !(except?.test(path) ?? false);

const find = (source: CodeSource, code: string, ban: Ban) =>
  [...code.matchAll(new RegExp(ban.what, 'g'))].map((match) => faultAt(source, match.index, match[0], ban));

const faultAt = (source: CodeSource, offset: number, word: string, { instead }: Ban) =>
  `${at(source, offset)} says ${word}: ${instead}`;
