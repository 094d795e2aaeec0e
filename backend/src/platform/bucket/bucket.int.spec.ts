import { Readable } from 'node:stream';
import { AppError } from '#platform/errors/app-error';
import { startTroubledBucket, type Trouble, type TroubledBucket } from '#testing/troubled-bucket';
import { Bucket } from './bucket.js';

describe('a bucket in trouble', () => {
  let troubled: TroubledBucket;
  let bucket: Bucket;
  beforeAll(async () => {
    troubled = await startTroubledBucket();
    bucket = new Bucket({
      url: troubled.url,
      region: 'us-east-1',
      accessKeyId: 'masar',
      secretAccessKey: 'very-secret',
      isOpenToBrowsers: false,
    });
  });
  afterAll(() => troubled.close());

  const refusalOf = async (work: Promise<unknown>): Promise<AppError> => {
    const failure: unknown = await work.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(failure instanceof AppError)) throw new Error(`Not a refusal: ${String(failure)}`);
    return failure;
  };

  it.each<[Trouble[]]>([[['busy', 'none']], [['cut', 'cut', 'none']], [['cut in the answer', 'none']]])(
    'is asked again after %p, and then answers [SCL-5]',
    async (troubles) => {
      troubled.befall(...troubles);
      expect(Buffer.from((await bucket.read('files/a'))!).toString()).toBe('bytes');
      expect(troubled.asked).toEqual(troubles.map(() => 'GET /masar/files/a'));
    },
  );

  it('gets a write again under the same key, so that it cannot be there twice [SCL-5]', async () => {
    troubled.befall('cut', 'busy', 'none');
    await bucket.put('files/a', Buffer.from('bytes'));
    expect(troubled.asked).toEqual(['PUT /masar/files/a', 'PUT /masar/files/a', 'PUT /masar/files/a']);
  });

  it.each<[Trouble, number, number]>([
    ['busy', 503, 3],
    ['cut', 503, 3],
    ['cut in the answer', 503, 3],
    // A wrong key does not come right by asking again; somebody has to set another.
    ['forbidden', 503, 1],
    ['no such bucket', 503, 1],
    ['full', 507, 3],
  ])(
    'is answered for %s with %i after %i tries, and no signature gets into the log [SCL-5] [REL-2]',
    async (trouble, status, tries) => {
      troubled.befall(trouble);
      const refusal = await refusalOf(bucket.read('files/a'));
      expect(refusal.status).toBe(status);
      expect(troubled.asked).toHaveLength(tries);
      if (status === 503) expect(refusal.extra.headers).toEqual({ 'Retry-After': '5' });
      const { message, stack } = refusal.extra.cause as Error;
      expect(message).toMatch(/^The bucket (answered|cannot be reached)/);
      expect(message + stack).not.toMatch(/Signature(?!DoesNotMatch)|very-secret/);
    },
  );

  it('has no file only where it says so itself [SCL-5]', async () => {
    troubled.befall('no such key');
    expect(await bucket.read('files/a')).toBeUndefined();
    expect(await bucket.readStream('files/a')).toBeUndefined();
    await bucket.delete('files/a');
  });

  it('keeps nothing of a stream that failed on its way [SCL-5]', async () => {
    troubled.befall('forbidden');
    const refusal = await refusalOf(
      bucket.putStream('backups/a', Readable.from([Buffer.from('half')]), 'application/zip'),
    );
    expect(refusal.status).toBe(503);
    expect(troubled.asked.filter((line) => line.startsWith('PUT'))).toEqual([]);
  });
});
