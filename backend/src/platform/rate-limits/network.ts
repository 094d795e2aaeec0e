import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whose line a call came over, as limits count it: an IPv4 address by itself, of IPv6 the /64, because one connection
 * gets as many addresses in it as it likes (AUTH-11). An IPv4 address in IPv6's clothes is the IPv4 address.
 */
export function networkOf(address: string | undefined): string {
  const [bare = ''] = (address ?? '').split('%');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address in any of its spellings. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map(numbersOf);
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** The groups of a part without `::`; its end may be written as an IPv4 address. */
const numbersOf = (part: string): number[] =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!isIPv4(group)) return Number.parseInt(group, 16);
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff];
