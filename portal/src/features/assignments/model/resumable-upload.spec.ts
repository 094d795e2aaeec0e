import { json, problem, stubApi } from '#testing/stub-api';
import { uploadInPieces } from './resumable-upload';

const place = '/api/assignments/a1/draft/uploads';
const piece = 256 * 1024;
const size = piece * 2 + 10;
const file = () => new File([new Uint8Array(size)], 'تقرير.pdf', { lastModified: 5 });
const upload = (offset: number) => ({
  id: 'u1',
  name: 'تقرير.pdf',
  size,
  offset,
  expiresAt: '2099-01-01T00:00:00.000Z',
});

/** A server that keeps what it is sent, and cuts the line at the given pieces. */
function aServer(cuts: number[], standing = 0) {
  let offset = standing;
  let pieces = 0;
  const server = stubApi({
    [`POST ${place}`]: () => json(upload(0)),
    [`GET ${place}/u1`]: () => json(upload(offset)),
    [`PATCH ${place}/u1`]: () => {
      pieces += 1;
      if (cuts.includes(pieces)) throw new TypeError('Failed to fetch');
      offset = Math.min(offset + piece, size);
      return json(null);
    },
  });
  return { calls: server, kept: () => offset };
}

describe('an upload in pieces', () => {
  beforeEach(() => window.localStorage.clear());
  const pauses: number[] = [];
  const sending = (told: number[] = []) =>
    uploadInPieces('a1', file(), {
      onProgress: (bytes) => told.push(bytes),
      pause: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
    });

  it('sends one piece after the other and tells how far it is [ASG-1]', async () => {
    const { calls, kept } = aServer([]);
    const told: number[] = [];
    await sending(told);
    expect(kept()).toBe(size);
    expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(3);
    expect(told.at(-1)).toBe(size);
    expect(window.localStorage).toHaveLength(0);
  });

  it('asks after a cut where the server stands, and goes on there [ASG-1]', async () => {
    const { calls, kept } = aServer([2]);
    await sending();
    expect(kept()).toBe(size);
    const asked = calls.filter(({ path }) => path.startsWith('/api/assignments/'));
    expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(2);
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('gives up when the line stays away, and goes on with the same file later [ASG-1]', async () => {
    aServer([2, 3, 4, 5, 6]);
    await expect(sending()).rejects.toThrow('Failed to fetch');
    expect(pauses.slice(-4)).toEqual([1000, 3000, 6000, 12_000]);
    const later = aServer([], piece);
    await sending();
    expect(later.kept()).toBe(size);
    expect(later.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('begins anew where the server has forgotten it [ASG-1]', async () => {
    aServer([1, 2, 3, 4, 5]);
    await expect(sending()).rejects.toThrow('Failed to fetch');
    let asked = 0;
    let offset = 0;
    stubApi({
      [`POST ${place}`]: () => json(upload(0)),
      [`GET ${place}/u1`]: () => ((asked += 1) === 1 ? problem(404, 'لا يوجد') : json(upload(offset))),
      [`PATCH ${place}/u1`]: () => {
        offset = Math.min(offset + piece, size);
        return json(null);
      },
    });
    await sending();
    expect(offset).toBe(size);
  });

  it.each([429, 503])(
    'waits while the server answers %i, to the last piece too, and goes on by itself with the same upload [ASG-1] [REL-10]',
    async (status) => {
      let offset = 0;
      let refusals = 0;
      const calls = stubApi({
        [`POST ${place}`]: () => json(upload(0)),
        [`GET ${place}/u1`]: () => json(upload(offset)),
        [`PATCH ${place}/u1`]: () => {
          if (offset >= 2 * piece && refusals < 12) {
            refusals += 1;
            return problem(status, 'مشغول');
          }
          offset = Math.min(offset + piece, size);
          return json(null);
        },
      });
      let waits = 0;
      const pause = () => Promise.resolve();
      await uploadInPieces('a1', file(), { onProgress: () => undefined, onWaiting: () => (waits += 1), pause });
      expect({ offset, waits }).toEqual({ offset: size, waits: 12 });
      expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    },
  );

  it.each([401, 403, 409, 503])('is kept where a %i says nothing against the file [ASG-1]', async (status) => {
    stubApi({ [`POST ${place}`]: () => json(upload(0)), [`GET ${place}/u1`]: () => problem(status, 'لا') });
    await expect(sending()).rejects.toThrow(String(status));
    expect(window.localStorage).toHaveLength(1);
  });

  it('ends with what the server refuses [ASG-1]', async () => {
    stubApi({ [`POST ${place}`]: () => problem(422, 'لا يقبل') });
    await expect(sending()).rejects.toThrow('422');
    expect(window.localStorage).toHaveLength(0);
  });
});
