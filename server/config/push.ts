// Messages to browsers that have no page of ours open. Off unless the house has keys to sign them with.
import { type Env, origins, together, WrongSetting } from './setting.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to about us. */
  subject: string;
}

export interface PushSettings {
  push: PushKeys | null;
  /** Push services beside those of the known browsers. */
  pushOrigins: readonly string[];
}

const isBytes = (text: string, length: number) =>
  /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === length;

export function readPush(env: Env): PushSettings {
  const pushOrigins = origins(env, 'PUSH_ORIGINS');
  const said = together(env, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']);
  if (said === null) return { push: null, pushOrigins };
  const [publicKey, privateKey, subject] = said;
  if (!isBytes(publicKey, 65) || !isBytes(privateKey, 32))
    throw new WrongSetting(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are 65 and 32 bytes in base64url; "npx web-push generate-vapid-keys" draws a pair.',
    );
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(subject))
    throw new WrongSetting('VAPID_SUBJECT must be an address such as mailto:operator@example.com.');
  return { push: { publicKey, privateKey, subject }, pushOrigins };
}
