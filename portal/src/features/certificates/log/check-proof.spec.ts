import { aVerification } from '#testing/certificates';
import { aLogProof } from '../testing/a-log-proof';
import { checkProof } from './check-proof';

describe('what the public log says of a certificate', () => {
  it('is since when it stands there, when what is shown leads to the root of the log [EVD-6]', async () => {
    const since = '2026-11-02T09:00:00.000Z';
    const logged = { state: 'logged', number: 3, since };
    expect(await checkProof(await aLogProof(), aVerification())).toEqual({ ...logged, isCarried: false });
    expect(await checkProof(await aLogProof('carried'), aVerification())).toEqual({ ...logged, isCarried: true });
  });

  it('is contradicted by another name, another text, another place or another root [EVD-6]', async () => {
    const proof = await aLogProof();
    const [entry] = proof.entries as [(typeof proof.entries)[number]];
    const contradicted = { state: 'contradicted' };
    expect(await checkProof(proof, aVerification({ holderNameEn: 'Somebody Else' }))).toEqual(contradicted);
    const facts = proof.facts.replace('Sara', 'Lara');
    expect(await checkProof({ ...proof, facts }, aVerification({ holderNameEn: 'Lara Ali Hasan' }))).toEqual(
      contradicted,
    );
    for (const change of [{ position: 1 }, { at: '2025-11-02T09:00:00.000Z' }, { path: entry.path.slice(1) }])
      expect(await checkProof({ ...proof, entries: [{ ...entry, ...change }] }, aVerification())).toEqual(contradicted);
    const head = { ...proof.head, root: proof.entries[0]!.digest };
    expect(await checkProof({ ...proof, head }, aVerification())).toEqual(contradicted);
  });

  it('is nothing yet before the certificate was carried in [EVD-6]', async () => {
    expect(await checkProof({ ...(await aLogProof()), entries: [] }, aVerification())).toEqual({ state: 'unlogged' });
  });
});
