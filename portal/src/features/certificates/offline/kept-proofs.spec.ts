import { json, stubApi } from '#testing/stub-api';
import { aHead } from '../testing/a-log-proof';
import { keptProofs } from '../testing/a-signed-summary';
import { keepCaches } from '../testing/keep-caches';
import { keepProofs, readProofs } from './kept-proofs';

const { keys, revocations } = keptProofs();
const first = aHead(1, 'r1');
const answers = {
  'GET /api/certificates/keys': () => json({ keys }),
  'GET /api/certificates/revocations': () => json({ id: 'list', issuer: 'us', ...revocations }),
  'GET /api/certificates/log/head': () => json(first),
};
const asOf = Date.parse(revocations.asOf);

describe('what a device keeps for checking certificates', () => {
  it('is fetched when there is nothing, and once a day from then on [CRT-8]', async () => {
    keepCaches();
    const calls = stubApi(answers);
    expect(await readProofs()).toBeUndefined();
    await keepProofs(asOf);
    expect(await readProofs()).toEqual({
      keys,
      revocations: expect.objectContaining(revocations),
      logHead: first,
    });
    await keepProofs(asOf + 23 * 3_600_000);
    expect(calls).toHaveLength(3);
    await keepProofs(asOf + 25 * 3_600_000);
    // The head that is kept is compared with the new one before it makes room.
    expect(calls).toHaveLength(7);
  });

  it('keeps its head of the log where a later one does not go on from it [EVD-6]', async () => {
    keepCaches();
    stubApi(answers);
    await keepProofs(asOf);
    const later = aHead(1, 'another');
    const consistency = () => json({ from: 1, size: 1, path: '' });
    const today = {
      ...answers,
      'GET /api/certificates/log/head': () => json(later),
      'GET /api/certificates/log/consistency': consistency,
    };
    stubApi(today);
    await keepProofs(asOf + 25 * 3_600_000);
    expect((await readProofs())?.logHead).toEqual(first);
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
