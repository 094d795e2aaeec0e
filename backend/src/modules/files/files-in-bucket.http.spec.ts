import { StoredFile } from '#platform/files/stored-file.entity';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../testing/test-app.js';
import { startTroubledBucket, type TroubledBucket } from '../../../testing/troubled-bucket.js';

const pdf = Buffer.from('%PDF-1.7 ملخص');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('files in a bucket', () => {
  let bucket: TroubledBucket;
  let app: TestApp;
  let author: SignedInAgent;
  beforeAll(async () => {
    bucket = await startTroubledBucket();
    app = await startTestApp({
      S3_BUCKET_URL: bucket.url,
      S3_ACCESS_KEY_ID: 'masar',
      S3_SECRET_ACCESS_KEY: 'very-secret',
      S3_SIGNED_DOWNLOADS: 'true',
    });
    author = await app.as('instructor');
  });
  afterAll(async () => {
    await app.close();
    await bucket.close();
  });

  const sent = (bytes: Buffer, name: string) => author.agent.post('/api/files').attach('file', bytes, name);
  const uploaded = async (bytes: Buffer, name: string) =>
    (await sent(bytes, name).expect(201)).body as { id: string; url: string };

  it.each(['busy', 'cut', 'forbidden', 'no such bucket'] as const)(
    'are refused with 503 and a time to come back while it is in trouble (%s), and leave no row [SCL-5] [REL-2]',
    async (trouble) => {
      bucket.befall('none');
      const { url } = await uploaded(pdf, 'ملخص.pdf');
      const before = await app.em().count(StoredFile);
      bucket.befall(trouble);
      for (const answer of [await sent(pdf, 'ملخص.pdf'), await author.agent.get(url)]) {
        expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
        expect(answer.body).toMatchObject({ code: 'platform.unavailable' });
        expect(JSON.stringify(answer.body)).not.toContain('Signature');
      }
      expect(await app.em().count(StoredFile)).toBe(before);
    },
  );

  it('lead a link that a person follows there for a minute, after it was found that they may read it [SCL-5] [LSN-3]', async () => {
    bucket.befall('none');
    const { url } = await uploaded(pdf, 'ملخص.pdf');
    const followed = await author.agent.get(url).set('Sec-Fetch-Mode', 'navigate').redirects(0).expect(302);
    expect(followed.headers['cache-control']).toBe('private, no-store');
    const address = new URL(followed.headers['location']!);
    expect(`${address.origin}${address.pathname}`).toMatch(`${bucket.url}/files/`);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(address.searchParams.get('response-content-type')).toBe('application/pdf');
    expect(address.searchParams.get('response-content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('ملخص.pdf')}`,
    );
    const stranger = await app.as('student');
    for (const agent of [stranger.agent, app.anonymous()]) {
      const refused = await agent.get(url).set('Sec-Fetch-Mode', 'navigate').redirects(0).expect(404);
      expect(refused.headers['location']).toBeUndefined();
    }
  });

  it('that a page shows or fetches come from the server itself, as its policy demands [SCL-5] [SEC-7]', async () => {
    bucket.befall('none');
    const [sheet, cover] = [await uploaded(pdf, 'a.pdf'), await uploaded(png, 'cover.png')];
    await author.agent.get(sheet.url).set('Sec-Fetch-Mode', 'cors').redirects(0).expect(200);
    await author.agent.get(cover.url).set('Sec-Fetch-Mode', 'navigate').redirects(0).expect(200);
  });
});
