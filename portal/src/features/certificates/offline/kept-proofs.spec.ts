import { json, stubApi } from '#testing/stub-api';
import { keptProofs } from '../testing/a-signed-summary';
import { keepCaches } from '../testing/keep-caches';
import { keepProofs, readProofs } from './kept-proofs';

const { keys, revocations } = keptProofs();
const answers = {
  'GET /api/certificates/keys': () => json({ keys }),
  'GET /api/certificates/revocations': () => json({ id: 'list', issuer: 'us', ...revocations }),
};
const asOf = Date.parse(revocations.asOf);

describe('what a device keeps for checking certificates', () => {
  it('is fetched when there is nothing, and once a day from then on [CRT-8]', async () => {
    keepCaches();
    const calls = stubApi(answers);
    expect(await readProofs()).toBeUndefined();
    await keepProofs(asOf);
    expect(await readProofs()).toEqual({ keys, revocations: expect.objectContaining(revocations) });
    await keepProofs(asOf + 23 * 3_600_000);
    expect(calls).toHaveLength(2);
    await keepProofs(asOf + 25 * 3_600_000);
    expect(calls).toHaveLength(4);
  });

  it('stays as it was where the server does not answer [CRT-8]', async () => {
    keepCaches();
    stubApi(answers);
    await keepProofs(asOf);
    stubApi({});
    await keepProofs(asOf + 25 * 3_600_000).catch(() => undefined);
    expect((await readProofs())?.keys).toEqual(keys);
  });
});
