// Changes that the house makes often, as the how-tos describe them, file by file.

/** A file's new text, or what becomes of the text it has. */
export type Change = Readonly<Record<string, string | ((text: string) => string)>>;

const before = (mark: string, line: string) => (text: string) => {
  if (!text.includes(mark)) throw new Error(`there is no ${mark}`);
  return text.replace(mark, line + mark);
};

/** docs/how-to/add-a-page.md */
export const page = (languages: readonly string[]): Change => ({
  'site/routes.ts': before(
    "  route('/credits'",
    "  route('/greenhouse', { menu: { in: 'house', icon: 'star', text: 'greenhouse.menu' } }),\n",
  ),
  'site/greenhouse/greenhouse.page.tsx': `// /greenhouse
import type english from '#content/messages/en/greenhouse.json';
import { Heading } from '#ui/heading.tsx';
import { useText } from '../i18n/use-text.tsx';
import type { PageModule } from '../routing/page.ts';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    greenhouse: typeof english;
  }
}

export const texts: PageModule['texts'] = ['greenhouse'];
export const head: PageModule['head'] = (say) => ({ title: say('greenhouse.title') });

export default function GreenhousePage() {
  const t = useText();
  return <Heading level={1}>{t('greenhouse.title')}</Heading>;
}
`,
  ...Object.fromEntries(
    languages.map((code) => [
      `content/messages/${code}/greenhouse.json`,
      '{ "menu": "Greenhouse", "title": "What grows here" }\n',
    ]),
  ),
});

/** docs/how-to/add-a-dialog.md, in words that are there already. */
export const dialog: Change = {
  'site/support/thanks-popup.tsx': `import { PopupFrame } from '#ui/popup-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';

/** Says that a question has arrived. */
export default function ThanksPopup({ frame }: DialogProps) {
  const t = useText();
  return (
    <PopupFrame {...frame} title={t('support.menu')}>
      <p>{t('support.menu')}</p>
    </PopupFrame>
  );
}
`,
  'site/dialogs/registry.ts': before(
    '  TwoFactorPopup: {',
    "  ThanksPopup: { kind: 'popup', texts: ['support'], load: () => import('../support/thanks-popup.tsx') },\n",
  ),
  'site/stage/dialog-specimens.ts': before('  TwoFactorPopup: {', '  ThanksPopup: {},\n'),
};

/** docs/how-to/add-a-call.md; its test comes on top. */
export const call: Change = {
  'contract/games.ts': before(
    "  getProviders: get('games.getProviders'",
    `  getNewest: get('games.getNewest', {
    who: 'anyone',
    input: z.object({}),
    output: z.object({ items: z.array(Game) }),
    shows: ['games'],
  }),

`,
  ),
  'server/games/handlers.ts': before(
    '  getProviders: async',
    "  getNewest: async (_input, ctx) => ({ items: (await findGames({ sort: 'new', count: 1 }, ctx)).items }),\n\n",
  ),
};

export const testOfCall: Change = {
  'server/games/newest.test.ts': `import { expect } from 'vitest';
import { test } from '#tests/doors.ts';

test('games.getNewest tells the newest game', async ({ doors }) => {
  expect((await doors.ask('games.getNewest')).result.items).toHaveLength(1);
});
`,
};
