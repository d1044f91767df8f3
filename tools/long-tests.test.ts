import { expect, test } from 'vitest';
import config from '../vitest-long.config.ts';
import { listFiles, readSources } from './tidy/sources.ts';

const IMPORT = "from '#tests/long.ts'";

test('the long run includes every file that tags some of its tests for it', () => {
  const [drills] = config.test!.projects as { test: { include: string[] } }[];
  const isTagged = ({ path, text }: { path: string; text: string }) =>
    /\.test\.tsx?$/.test(path) && text.includes(`${IMPORT};\n`);
  const tagged = readSources(listFiles()).filter(isTagged);
  expect(tagged.map(({ path }) => path)).toContain('tests/adversary/adversary.test.ts');
  expect(drills!.test.include).toEqual(expect.arrayContaining(tagged.map(({ path }) => path)));
});
