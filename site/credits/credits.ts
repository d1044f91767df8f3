// Whom we thank, and under what terms. Names and licences are the same in every language.
import golosLicence from '#ui/fonts/golos.OFL.txt?url';
import unboundedLicence from '#ui/fonts/unbounded.OFL.txt?url';
import phosphorLicence from '#ui/phosphor.LICENSE.txt?url';

interface Credit {
  what: string;
  /** None where there are too many to name here; their licence names them. */
  by: string | null;
  licence: { name: string; href: string };
}

const OPEN_FONT = 'SIL Open Font License 1.1';

export const credits = {
  art: [
    {
      what: 'game-icons.net',
      by: 'Lorc, Delapouite',
      licence: { name: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' },
    },
    {
      what: 'Fluent Emoji',
      by: 'Microsoft Corporation',
      licence: { name: 'MIT', href: '/licences/fluent-emoji.txt' },
    },
    {
      what: 'Circle Flags',
      by: 'HatScripts',
      licence: { name: 'MIT', href: '/licences/circle-flags.txt' },
    },
  ],
  fonts: [
    { what: 'Golos Text', by: 'The Golos Project Authors', licence: { name: OPEN_FONT, href: golosLicence } },
    {
      what: 'Unbounded',
      by: 'The Unbounded Project Authors',
      licence: { name: OPEN_FONT, href: unboundedLicence },
    },
    {
      what:
        'Bangers, Berkshire Swash, Bowlby One, Caesar Dressing, Cinzel Decorative, Creepster, Lilita One, Limelight, ' +
        'Luckiest Guy, Metal Mania, New Rocker, Pirata One, Rye, Spicy Rice, Titan One',
      by: null,
      licence: { name: OPEN_FONT, href: 'https://openfontlicense.org/open-font-license-official-text/' },
    },
  ],
  icons: [{ what: 'Phosphor Icons', by: 'Phosphor Icons', licence: { name: 'MIT', href: phosphorLicence } }],
  code: [
    {
      what: 'React, TanStack, zod …',
      by: null,
      licence: { name: 'code.md', href: '/licences/code.md' },
    },
    { what: 'Serwist', by: null, licence: { name: 'worker.md', href: '/licences/worker.md' } },
  ],
} as const satisfies Record<string, readonly Credit[]>;
