import { INTERNAL_ADDRESS, isInternal, lookupPublic } from './public-address.js';

describe('an address that webhooks must not reach', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.53',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '::1%lo',
    '2606:4700::1111%eth0',
    '2001:db8::1',
    'localhost',
    '',
    '::ffff:a00:8',
    '64:ff9b::a00:8',
    '64:ff9b:1::a00:8',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2002:a00:8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
  ])('is %s, of a private, local or special network [API-5] [SEC-7]', (address) => {
    expect(isInternal(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
    'is not %s [API-5]',
    (address) => {
      expect(isInternal(address)).toBe(false);
    },
  );
});

describe('a name that leads inside', () => {
  it.each(['localhost', 'localhost.'])(
    'is not connected to, whatever it was when it was saved: %s [API-5] [SEC-13]',
    async (name) => {
      const refusal = await new Promise((resolve) => lookupPublic(name, {}, (error) => resolve(error?.code)));
      expect([INTERNAL_ADDRESS, 'ENOTFOUND', 'EAI_AGAIN']).toContain(refusal);
    },
  );
});
