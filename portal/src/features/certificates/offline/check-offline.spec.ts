import { keptProofs, signedCode, signedFragment, signedId } from '../testing/a-signed-summary';
import { checkOffline } from './check-offline';
import { isSignedBy } from './is-signed-by';
import { readSummary } from './summary';

const asOf = '2026-11-20T08:30:00.000Z';
/** The fragment with one letter exchanged. */
const changed = (place: number) =>
  `${signedFragment.slice(0, place)}${signedFragment[place] === 'A' ? 'B' : 'A'}${signedFragment.slice(place + 1)}`;

describe('a certificate checked without network', () => {
  it('is genuine when one of the kept keys signed it, and says what it states, without a grade that nobody examined [CRT-8] [EVD-4]', async () => {
    expect(await checkOffline(signedCode, signedFragment, keptProofs())).toEqual({
      state: 'genuine',
      asOf,
      summary: {
        holderNameAr: 'سارة علي حسن',
        holderNameEn: 'Sara Ali Hasan',
        courseTitleAr: 'أساسيات React',
        courseTitleEn: 'أساسيات React',
        issuedAt: '2026-11-21T06:15:00.000Z',
        // Whatever the code says: nobody examined it.
        grade: null,
        evidence: 'C',
      },
    });
  });

  it('is revoked when the kept list names it [CRT-8] [CRT-6]', async () => {
    const finding = await checkOffline(signedCode, signedFragment, keptProofs(['urn:uuid:other', signedId]));
    expect(finding).toMatchObject({ state: 'revoked', asOf });
  });

  it('proves nothing behind another code, with a changed name or signature, or with other keys [CRT-8]', async () => {
    const forged = { state: 'forged', asOf };
    expect(await checkOffline('7K2M9QXA4TRDV8HM', signedFragment, keptProofs())).toEqual(forged);
    for (const place of [5, 120, 160])
      expect(await checkOffline(signedCode, changed(place), keptProofs())).toEqual(forged);
    for (const text of ['', 'x', '<script>', 'A'.repeat(300)])
      expect(await checkOffline(signedCode, text, keptProofs())).toEqual(forged);
    expect(await checkOffline(signedCode, signedFragment, { ...keptProofs(), keys: [] })).toEqual(forged);
  });

  it('needs what was kept while online [CRT-8]', async () => {
    expect(await checkOffline(signedCode, signedFragment, undefined)).toEqual({ state: 'unprepared' });
  });

  it('is checked in browsers too that do not know Ed25519 [CRT-8]', async () => {
    const importKey = jest
      .spyOn(crypto.subtle, 'importKey')
      .mockRejectedValue(new DOMException('', 'NotSupportedError'));
    const { signature, signedBytes } = readSummary(signedCode, signedFragment)!;
    const key = keptProofs().keys[1]!;
    expect(await isSignedBy(key, signature, signedBytes)).toBe(true);
    expect(await isSignedBy(key, signature, signedBytes.slice(1))).toBe(false);
    expect(importKey).toHaveBeenCalled();
    importKey.mockRestore();
  });
});
