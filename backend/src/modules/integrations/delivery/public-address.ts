import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const internal = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  // With all of the old form that holds an IPv4 address.
  ['::', 96],
  // Addresses that hold an IPv4 address, which may be internal: translated, Teredo, 6to4.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  internal.addSubnet(network, prefix, 'ipv6');

/** Whether an address belongs to a private, local or special network, which webhooks must not reach (RFC 6890), or is none. */
export const isInternal = (address: string): boolean => {
  // A zone names a network of this machine's own.
  if (isIP(address) === 0 || address.includes('%')) return true;
  return internal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

/** Why a connection was refused. */
export const INTERNAL_ADDRESS = 'INTERNAL_ADDRESS';

/**
 * Resolves a name and refuses it where any of its addresses is internal. The connection goes to what was checked: a
 * name that answers differently the second time gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isInternal(address)))
      return callback(Object.assign(new Error('internal address'), { code: INTERNAL_ADDRESS }), []);
    const [first] = addresses;
    return options.all ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family);
  });
};
