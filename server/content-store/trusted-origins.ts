// Origins that two persons have agreed to (setting file content/cms/trusted-origins.json): scripts may be loaded from
// `scripts`, and links and redirects may lead to `links` without a second person for each of them.
import * as z from 'zod/mini';
import type { Json } from '#contract/content-entries.ts';
import type { Sql } from '../database/db.ts';
import { listEntries } from './stored-entries.ts';

/** An exact https origin. A wildcard would trust whoever can get a name below the domain. */
const origin = z.string().check(z.regex(/^https:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/));
const origins = z.array(origin).check(z.maxLength(50));

/** The settings of the file, by name. */
export const trustedOriginSettings = { scripts: origins, links: origins };

export interface TrustedOrigins {
  scripts: readonly string[];
  links: readonly string[];
}

const FILE = 'trusted-origins';

export async function readTrustedOrigins(sql: Sql): Promise<TrustedOrigins> {
  const [scripts, links] = await listEntries(sql, [
    { kind: 'setting', name: `${FILE}.scripts`, locale: '' },
    { kind: 'setting', name: `${FILE}.links`, locale: '' },
  ]);
  return { scripts: listOf(scripts?.value), links: listOf(links?.value) };
}

const listOf = (value: Json | undefined): readonly string[] => {
  const read = z.safeParse(origins, value);
  return read.success ? read.data : [];
};

export const isTrustedAddress = (address: string, { links }: TrustedOrigins): boolean =>
  URL.canParse(address) && links.includes(new URL(address).origin);
