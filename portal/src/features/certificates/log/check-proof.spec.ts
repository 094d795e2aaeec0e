import { aVerification } from '#testing/certificates';
import { aHead, aLogProof } from '../testing/a-log-proof';
import { checkProof } from './check-proof';
import { fromText, toText } from './tree-hashes';

describe('what the public log says of a certificate', () => {
  it('is since when it stands there, when what is shown leads to the root of the log [EVD-6]', async () => {
    const since = '2026-11-02T09:00:00.000Z';
    for (const kind of ['issued', 'carried'] as const) {
      const proof = await aLogProof(kind);
      const head = { size: 5, at: since, keyId: 'okp', root: proof.head.root };
      const logged = { state: 'logged', number: 3, since, head, isCarried: kind === 'carried' };
      expect(await checkProof(proof, aVerification())).toEqual(logged);
    }
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
    for (const change of [
      { position: 1 },
      { at: '2025-11-02T09:00:00.000Z' },
      { path: toText(fromText(entry.path).slice(32)) },
    ])
      expect(await checkProof({ ...proof, entries: [{ ...entry, ...change }] }, aVerification())).toEqual(contradicted);
    const another = aHead(5, proof.entries[0]!.digest);
    for (const head of [another, { ...proof.head, root: another.root }, { ...proof.head, signedHead: 'none' }])
      expect(await checkProof({ ...proof, head }, aVerification())).toEqual(contradicted);
  });

  it('is nothing yet before the certificate was carried in [EVD-6]', async () => {
    expect(await checkProof({ ...(await aLogProof()), entries: [] }, aVerification())).toEqual({ state: 'unlogged' });
  });
});
