// What an operator may set in content/cms/tracking.json, by name.
import * as z from 'zod/mini';

const httpsUrl = z.string().check(z.regex(/^https:\/\/[^\s"'<>]+$/));
const word = z.string().check(z.maxLength(200));
const host = z.string().check(z.regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/));
/** A path on that host: an address of its own would load the script from elsewhere. */
const path = z.string().check(z.regex(/^\w[\w./?=&-]*$/), z.maxLength(200));

export const trackingFile = {
  hits: z.boolean(),
  customerData: z.nullable(z.object({ domain: host, target: path, token: word, sitegroup: word })),
  fraudScript: z.nullable(httpsUrl),
} as const;
