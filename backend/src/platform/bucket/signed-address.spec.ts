import { signedAddress } from './signed-address.js';

/** The example of the protocol's own documentation, ‘Authenticating Requests: Using Query Parameters’. */
const example = {
  url: 'https://examplebucket.s3.amazonaws.com',
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

describe('a signed address', () => {
  it('carries the signature that the documentation of the protocol computes for it [SCL-5]', () => {
    const now = new Date('2013-05-24T00:00:00Z');
    const address = new URL(signedAddress(example, 'test.txt', undefined, { now, seconds: 86_400 }));
    expect(address.pathname).toBe('/test.txt');
    expect(address.searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });

  it('lives for a minute and keeps name and kind, also of an Arabic name with signs [SCL-5]', () => {
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent("درس (1)'!*.pdf")}`;
    const address = signedAddress(example, 'a1', { mimeType: 'application/pdf', disposition });
    const { searchParams } = new URL(address);
    expect(searchParams.get('X-Amz-Expires')).toBe('60');
    expect(searchParams.get('response-content-disposition')).toBe(disposition);
    expect(searchParams.get('response-content-type')).toBe('application/pdf');
    // Services compute the signature over these signs in hexadecimal.
    expect(address).not.toMatch(/[!'()*]/);
  });
});
