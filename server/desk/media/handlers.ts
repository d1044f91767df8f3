import type { media as contract } from '#contract/desk/media.ts';
import { addressOf } from '../../content-store/media.ts';
import { listOfKind } from '../../content-store/stored-entries.ts';
import type { DeskHandlersOf } from '../desk-context.ts';

interface Kept {
  name: string;
  hash: string;
  width: number;
  height: number;
  bytes: number;
}

export const media: DeskHandlersOf<typeof contract> = {
  list: async (_input, { db }) => ({
    items: (await listOfKind(db.sql, 'media')).map(({ value, version, changed_at, changed_by }) => {
      const { name, width, height, bytes, hash } = value as unknown as Kept;
      return {
        ...{ name, width, height, bytes, version, changed_by },
        address: addressOf({ hash }),
        changed_at: changed_at.toISOString(),
      };
    }),
  }),
};
