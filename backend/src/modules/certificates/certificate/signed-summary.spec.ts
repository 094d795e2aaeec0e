import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { SigningKeys } from '#platform/signing/signing-keys';
import { credentialId } from '../credential/credential-id.js';
import { crockfordAlphabet, encodeCrockford } from './crockford.js';
import { signedBytes, type Summarised, summaryOf, SummarySigner } from './signed-summary.js';

const certificate: Summarised = {
  holderNameAr: 'سارة علي حسن',
  holderNameEn: 'Sara Ali Hasan',
  courseTitleAr: 'أساسيات React',
  courseTitleEn: 'أساسيات React',
  grade: '95.50',
  issuedAt: new Date('2026-11-21T06:15:30.120Z'),
  verificationCode: '7K2M9QXA4TRDV8HN',
};
/** A key for tests: 32 bytes of seven. */
const privateKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = createPublicKey(privateKey);
const keys = { sign: (_: string, bytesFor: (id: string) => Buffer) => sign(null, bytesFor('key'), privateKey) };

/** The reverse of `encodeCrockford`, as the portal does it. */
function decode(text: string): Buffer {
  const bits = [...text].map((letter) => crockfordAlphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

describe('the summary in the QR code', () => {
  it('says what the paper says, shortly, and how it was shown [CRT-8] [EVD-4]', () => {
    expect(JSON.parse(summaryOf(certificate).toString())).toEqual([
      1,
      'سارة علي حسن',
      'Sara Ali Hasan',
      'أساسيات React',
      0,
      Date.UTC(2026, 10, 21, 6, 15) / 60_000,
      95.5,
    ]);
    expect(JSON.parse(summaryOf({ ...certificate, evidence: 'B' }).toString()).at(-1)).toBe('B');
    const long = { ...certificate, holderNameAr: 'محمد '.repeat(20), grade: null };
    const [, name, , , , , grade] = JSON.parse(summaryOf(long).toString()) as unknown[];
    expect([[...String(name)].length, String(name).at(-1), grade]).toEqual([50, '…', null]);
  });

  it('is signed together with the code of the address [CRT-8]', async () => {
    const text = await new SummarySigner(keys as unknown as SigningKeys).sign(certificate);
    expect(text).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/);
    const bytes = decode(text);
    const [signature, summary] = [bytes.subarray(0, 64), bytes.subarray(64)];
    expect(summary).toEqual(summaryOf(certificate));
    const isGenuine = (code: string) => verify(null, signedBytes(code, summary), publicKey, signature);
    expect([isGenuine(certificate.verificationCode), isGenuine('7K2M9QXA4TRDV8HM')]).toEqual([true, false]);
  });

  it('is the one that the portal’s own tests read, so that both sides agree [CRT-8]', async () => {
    expect(publicKey.export({ format: 'jwk' }).x).toBe('6kpsY-KcUgq-9VB7Ey7F-ZVHdq6-vnuSQh7qaRRG0iw');
    expect(await new SummarySigner(keys as unknown as SigningKeys).sign(certificate)).toBe(
      'SSMEW3JHBQN4NSS792HWGYAATJWPWKGVP983X6JVK83BK7648HZKCYMYEJE2D82NVHBFDKKHBABCNBZCX3V04S0W1ZZB2HBN0JND00TV64P25P5KV2KXHCERN4GDHEESGKCRM86RNQCB7PC648P24MV1E9GJ0GBCD4G4GRBKC5Q24B12V2HXHCYRMZCB7PCAV2KXHAH0A9JP2RVM48P30B1J74WK4C1P74TJRE9N5RTNT',
    );
    expect(credentialId(certificate.verificationCode)).toBe('urn:uuid:0ce7bc09-8fe8-888b-ab15-e61ee7e31bc3');
  });

  it('is written in letters that mean the same bytes again [CRT-8]', () => {
    for (const bytes of [Buffer.from([]), Buffer.from([0]), Buffer.from([255, 1]), Buffer.from('مسار')])
      expect(decode(encodeCrockford(bytes))).toEqual(bytes);
    expect(encodeCrockford(Buffer.from([0, 0, 0, 0, 31]))).toBe('0000000Z');
  });
});
