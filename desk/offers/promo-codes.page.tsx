// Promo codes: how often each was used, and new ones in a batch, as a file.
import { useState } from 'react';
import type english from '#content/messages/en/desk/promo-codes.json';
import { type PromoCode, promocodes } from '#contract/desk/promo-codes.ts';
import { useRows } from '../asking/reads.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { PageHead } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { useParam } from '../routing/address.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Bar, Search } from '../table/filters.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    'promo-codes': typeof english;
  }
}
