import { type Game, games } from '#contract/games.ts';
import { nameNow } from '#games/renamed.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import type { CheckText } from './use-round-text.ts';
import type { RoundText } from './verify-round.ts';

const example = '{"stake":100,"mines":3}';

/** More than there are. */
const ALL_GAMES = 500;

interface CheckFieldsProps {
  text: CheckText;
  set: (change: Partial<CheckText>) => void;
  /** Which of them could not be read. */
  wrong: keyof RoundText | null;
}

export function CheckFields({ text, set, wrong }: CheckFieldsProps) {
  const t = useText();
  const shelf = useRead(games.get, { count: ALL_GAMES }).data?.items ?? [];
  const options = optionsOf(shelf, text.game);
  const field = (name: keyof CheckText) => ({
    label: t(`fairness.verify.${name}`),
    value: text[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => set({ [name]: value }),
    autoComplete: 'off',
    spellCheck: false,
  });
  const said = (name: keyof RoundText) => ({
    ...field(name),
    name,
    error: wrong === name ? t(`fairness.problems.${name}`) : undefined,
  });
  return (
    <>
      <Select
        label={t('fairness.verify.game')}
        options={options}
        value={text.game}
        onChange={(game) => set({ game, definition: '' })}
        error={wrong === 'game' ? t('fairness.problems.game') : undefined}
      />
      <TextField {...said('definition')} hint={t('fairness.verify.definitionHint')} />
      <TextField {...said('serverSeed')} />
      <TextField {...field('commit')} name="commit" hint={t('fairness.verify.commitHint')} />
      <TextField {...said('clientSeed')} />
      <TextField {...said('nonce')} inputMode="numeric" />
      <TextField {...said('bet')} hint={t('fairness.verify.betHint', { example })} />
      <TextField {...said('decisions')} hint={t('fairness.verify.decisionsHint')} />
    </>
  );
}

/** A round keeps the name that its game had; it is offered under it where that is not today's. */
function optionsOf(shelf: readonly Game[], chosen: string) {
  const options = shelf.map(({ sysname, name }) => ({ value: sysname, label: name }));
  const now = options.find(({ value }) => value === nameNow(chosen));
  if (now === undefined || now.value === chosen) return options;
  return [{ value: chosen, label: `${now.label} (${chosen})` }, ...options];
}
