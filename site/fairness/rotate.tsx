import { type FormEvent, useState } from 'react';
import { fairness } from '#contract/fairness.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './rotate.module.css';

const CLIENT_SEED = /^[\w-]{0,64}$/;

/** Reveals the seed in use, and begins with the next one. */
export function Rotate() {
  const t = useText();
  const dialogs = useDialogs();
  const { mutateAsync: rotate, isPending, isSuccess, error } = useSend(fairness.rotate);
  const [seed, setSeed] = useState('');
  const isWrong = !CLIENT_SEED.test(seed);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const isMeant = await dialogs.open('Confirm', {
      content: t('fairness.rotate.sure'),
      textReject: t('fairness.rotate.keep'),
      textAgree: t('fairness.rotate.action'),
    });
    if (!isMeant) return;
    const wish = seed === '' ? {} : { client_seed: seed };
    await rotate(wish).then(
      () => setSeed(''),
      () => undefined,
    );
  };

  return (
    <Panel>
      <form className={css.form} noValidate onSubmit={change}>
        <Heading level={3}>{t('fairness.rotate.title')}</Heading>
        <p className={css.text}>{t('fairness.rotate.text')}</p>
        <TextField
          name="client_seed"
          label={t('fairness.rotate.field')}
          hint={t('fairness.rotate.hint')}
          error={isWrong ? t('fairness.rotate.wrong') : undefined}
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        {error && <Failed refusal={error} />}
        {isSuccess && <Notice tone="good">{t('fairness.rotate.done')}</Notice>}
        <Button type="submit" isLoading={isPending} disabled={isWrong}>
          {t('fairness.rotate.action')}
        </Button>
      </form>
    </Panel>
  );
}

function Failed({ refusal }: { refusal: Refusal }) {
  const t = useText();
  const words = useRefusalText(refusal);
  return (
    <Notice tone="bad">{isRefusal(refusal, 'RoundOpen') ? t('fairness.rotate.roundOpen') : words}</Notice>
  );
}
