// Whom an address stands for. A household has one IPv4 address, but some 2^64 of IPv6: those count as one.
import { isIPv6 } from 'node:net';

export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  if (!isIPv6(plain)) return plain;
  // An IPv4 address at the end stands for the last two of eight groups.
  const [head, tail] = plain
    .replace(/[\d.]+\.\d+/, '0:0')
    .split('::')
    .map(groupsOf);
  const missing = 8 - head!.length - (tail?.length ?? 0);
  const whole = [...head!, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
