import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountProfile, type PersonalField, type PhoneOption } from '#contract/account/profile.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { zoneHere } from '../start/zone-here.ts';
import { FieldsSkeleton } from './auth-skeleton.tsx';
import { readDraft } from './registration-draft.ts';

export interface Fields {
  /** Of the country the visitor seems to be in, or has chosen before. */
  startFields: readonly PersonalField[];
  phoneOptions: readonly PhoneOption[];
}

/** What a registration form is drawn from, once it is known; until then its outline. */
export function WithFields({ children }: { children: (fields: Fields) => ReactNode }) {
  const t = useText();
  const personal = useRead(accountProfile.getPersonalDataFields, useWhereabouts());
  const phones = useRead(accountProfile.getContactPhoneSettings, {});

  if (personal.data !== undefined && phones.data !== undefined)
    return children({ startFields: personal.data, phoneOptions: phones.data.items });
  if (!personal.isError && !phones.isError) return <FieldsSkeleton />;
  return (
    <Notice
      tone="bad"
      action={
        <Button size="s" onClick={() => void Promise.all([personal.refetch(), phones.refetch()])}>
          {t('auth.retry')}
        </Button>
      }
    >
      {t('auth.notLoaded')}
    </Notice>
  );
}

function useWhereabouts(): { country?: string; zone?: string } {
  const cache = useQueryClient();
  const [country] = useState(() => readDraft(cache).values?.['country_code']);
  const zone = zoneHere();
  if (typeof country === 'string' && country !== '') return { country };
  return zone === undefined ? {} : { zone };
}
