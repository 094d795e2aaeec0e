import { networkOf } from './network.js';

describe('networkOf', () => {
  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address in IPv6’s clothes', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
    ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['its neighbour on the same line', '2001:0DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['the loopback address', '::1', '0:0:0:0::/64'],
    ['an address with its interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nothing', undefined, 'unknown'],
    ['something else', 'somewhere', 'unknown'],
  ])('counts %s by its line [AUTH-11]', (_, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
