import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * An address without what points at one household: the first 24 bits of IPv4, the first 48 of IPv6 (ANL-3). Null for
 * what is no address.
 */
export function shortenedAddress(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return null;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  // `::` stands for as many zeros as are missing; behind it only the last groups are named.
  const known = tail === undefined ? groups : [...groups, ...zerosBetween(groups, tail)];
  const first = known.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/48`;
}

function zerosBetween(groups: string[], tail: string): string[] {
  const last = tail === '' ? [] : tail.split(':').flatMap((group) => (isIPv4(group) ? ['0', '0'] : [group]));
  return [...Array.from({ length: 8 - groups.length - last.length }, () => '0'), ...last];
}

/** What figures need of a browser: on which kind of device it runs (ANL-3). */
export function deviceOf(userAgent: string | undefined): 'phone' | 'tablet' | 'desktop' | 'other' {
  const text = userAgent ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(text)) return 'tablet';
  if (/iPhone|Mobile/i.test(text)) return 'phone';
  return /Windows|Macintosh|X11|CrOS/i.test(text) ? 'desktop' : 'other';
}

/** Holds the events of one session together without naming the session: nobody finds its row by it. */
export const sessionPseudonym = (sessionId: string): string =>
  createHash('sha256').update(`analytics ${sessionId}`).digest('base64url').slice(0, 22);
