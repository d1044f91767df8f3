// The operator's account with the aggregator Hub88: games of many studios by one protocol, signed with RSA.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type Env, readUrl, together, WrongSetting, withoutSlash } from './setting.ts';

export interface Hub88Settings {
  url: string;
  operatorId: number;
  /** Signs what we ask. */
  privateKey: KeyObject;
  /** Checks what they ask. */
  publicKey: KeyObject;
}

export function readHub88(env: Env): Hub88Settings | null {
  const set = together(env, ['HUB88_API_URL', 'HUB88_OPERATOR_ID', 'HUB88_PRIVATE_KEY', 'HUB88_PUBLIC_KEY']);
  if (set === null) return null;
  const [, operatorId, privateKey, publicKey] = set;
  if (!/^\d{1,9}$/.test(operatorId)) throw new WrongSetting('HUB88_OPERATOR_ID is a whole number.');
  return {
    ...{ url: withoutSlash(readUrl(env, 'HUB88_API_URL', /^https?:$/)!), operatorId: Number(operatorId) },
    privateKey: readKey('HUB88_PRIVATE_KEY', privateKey, createPrivateKey),
    publicKey: readKey('HUB88_PUBLIC_KEY', publicKey, createPublicKey),
  };
}

/** PEM; where a setting cannot have lines, \n stands for their ends. What is wrong is not repeated: it may be a secret. */
function readKey(name: string, text: string, make: (pem: string) => KeyObject): KeyObject {
  const key = orNull(() => make(text.replaceAll('\\n', '\n')));
  if (key?.asymmetricKeyType !== 'rsa') throw new WrongSetting(`${name} is not an RSA key in PEM.`);
  return key;
}

function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
