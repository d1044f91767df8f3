import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { accountProfile, type PersonalField, type ProfileInfo } from '#contract/account/profile.ts';
import { Notice } from '#ui/notice.tsx';
import { read, useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { PersonalFields } from '../form/personal-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { nowMs } from '../start/clock.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { FormFoot } from './form-foot.tsx';
import css from './personal-data.module.css';
import {
  checkPersonal,
  inCountry,
  isClosed,
  type PersonalValues,
  personalValues,
  profileFields,
  told,
} from './personal-values.ts';
import { Section } from './section.tsx';

interface PersonalDataProps {
  info: ProfileInfo;
  onSaved: () => void;
}

export function PersonalData({ info, onSaved }: PersonalDataProps) {
  const t = useText();
  const fields = useFieldsOf(info.country_code);
  return (
    <Section
      id="personal"
      icon="identity"
      title={t('profile.personal.title')}
      text={t('profile.personal.text')}
    >
      {fields && <PersonalForm info={info} onSaved={onSaved} />}
    </Section>
  );
}

function PersonalForm({ info, onSaved }: PersonalDataProps) {
  const t = useText();
  const toasts = useToasts();
  const { mutateAsync } = useSend(accountProfile.saveProfileInfo);
  const fieldsOf = useFieldsFetch();
  const saved: PersonalValues = personalValues(info);
  const [country, setCountry] = useState(info.country_code);
  const fields = profileFields(useFieldsOf(country) ?? [], saved);
  const form = useForm<PersonalValues>({
    start: saved,
    strategy: 'eager',
    preventEmoji: true,
    check: (values) => checkPersonal(fields, values, today()),
    send: async (values) => {
      await mutateAsync(told(fields, values));
      toasts.show({ type: 'profile' });
      onSaved();
    },
  });

  async function moveTo(code: string) {
    form.set(inCountry(code, await fieldsOf(code)));
    setCountry(code);
  }

  function undo() {
    form.reset(saved);
    setCountry(info.country_code);
  }

  return (
    <form {...form.props}>
      {fields.some(isClosed) && (
        <div className={css.notice}>
          <Notice tone="good">{t('profile.personal.locked')}</Notice>
        </div>
      )}
      <PersonalFields fields={fields} form={form} phoneOptions={[]} onCountry={(code) => void moveTo(code)} />
      <FormFoot form={form} note={t('profile.personal.required')} onUndo={undo} />
    </form>
  );
}

const today = () => new Date(nowMs()).toISOString().slice(0, 10);

/** A player whose country is not known is asked by the rules of wherever they seem to be. */
const inputOf = (country: string) => (country === '' ? {} : { country });

const useFieldsOf = (country: string) => useRead(accountProfile.getPersonalDataFields, inputOf(country)).data;

function useFieldsFetch(): (country: string) => Promise<PersonalField[]> {
  const cache = useQueryClient();
  const { ask } = useRouter().options.context;
  return (country) => cache.fetchQuery(read(accountProfile.getPersonalDataFields, inputOf(country), ask));
}
