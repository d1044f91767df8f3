// The product with other settings than it is deployed with, for one test.
import { type Content, readContent } from '#server/content/content.ts';

/** What `metadata.getgeneralinfo` tells, with these values in place of the deployed ones. */
export const withGeneral = (values: Record<string, unknown>): Pick<Content, 'cms'> =>
  withCms('general', values);

/** A file of content/cms with these values in place of the deployed ones. */
export function withCms(file: string, values: Record<string, unknown>): Pick<Content, 'cms'> {
  const deployed = readContent('content');
  return {
    cms: <T>(name: string): T =>
      name === file ? ({ ...deployed.cms<object>(name), ...values } as T) : deployed.cms<T>(name),
  };
}
