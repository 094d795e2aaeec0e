import { deviceOf, sessionPseudonym, shortenedAddress } from './traces.js';

describe('what is kept of a connection', () => {
  it.each([
    ['37.236.14.201', '37.236.14.0/24'],
    ['::ffff:37.236.14.201', '37.236.14.0/24'],
    ['2a02:0cb8:4271:1::9', '2a02:cb8:4271::/48'],
    ['2a02:cb8::1', '2a02:cb8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['2001:db8:1:2:3:4:1.2.3.4', '2001:db8:1::/48'],
    ['64:ff9b::37.236.14.201', '64:ff9b:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
  ])('shortens %s to %s [ANL-3]', (address, shortened) => {
    expect(shortenedAddress(address)).toBe(shortened);
  });

  it('keeps nothing of what is no address [ANL-3]', () => {
    expect([undefined, '', 'localhost', '1.2.3'].map(shortenedAddress)).toEqual([null, null, null, null]);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'phone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'phone'],
    ['Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'desktop'],
    ['curl/8.5.0', 'other'],
    [undefined, 'other'],
  ])('takes only the kind of device of %s [ANL-3]', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it('names a session the same each time, and never by its id [ANL-3]', () => {
    expect(sessionPseudonym('s-1')).toBe(sessionPseudonym('s-1'));
    expect(sessionPseudonym('s-1')).not.toBe(sessionPseudonym('s-2'));
    expect(sessionPseudonym('s-1')).not.toContain('s-1');
  });
});
