import { type SignedInAgent, startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { bundleFiles } from '../../bundles/testing/bundle-files.js';
import { drawing, pictureFiles } from '../../bundles/testing/picture-files.js';
import { type BundleFiles, readZip, zipped } from '../../bundles/testing/zipped.js';
import { anEnrollment } from '../testing/course.builder.js';

interface Picture {
  path: string;
  url: string;
  width: number;
  height: number;
}

const flow = 'pictures/سير العمل.svg';

describe('pictures in course bundles', () => {
  let app: TestApp;
  let author: SignedInAgent;
  let student: SignedInAgent;

  beforeAll(async () => {
    app = await startTestApp();
    [author, student] = [await app.as('instructor'), await app.as('student')];
  });
  afterAll(() => app.close());

  const withPictures = (changes: Record<string, string | Uint8Array | undefined> = {}): BundleFiles => {
    const texts = bundleFiles({
      'lessons/01-start.ar.md': `![نقطة](../pictures/dot.png)\n\n![سير العمل](<../${flow}>)\n`,
    });
    const files = new Map([...texts, ...pictureFiles()]);
    for (const [path, content] of Object.entries(changes)) {
      if (content === undefined) files.delete(path);
      else files.set(path, Buffer.from(content));
    }
    return files;
  };
  const send = (slug: string, files: BundleFiles) =>
    author.agent.post('/api/courses/import').attach('bundle', zipped(slug, files), `${slug}.zip`);
  const importAs = async (slug: string, files: BundleFiles) =>
    (await send(slug, files).expect(200)).body as { courseId: string; remarks: { kind: string; line: number }[] };
  const shownIn = async (courseId: string): Promise<Picture[]> => {
    const lessons = (await author.agent.get(`/api/courses/${courseId}/lessons`).expect(200)).body as { id: string }[];
    const { body } = await author.agent.get(`/api/lessons/${lessons[0]?.id}`).expect(200);
    return (body as { pictures: Picture[] }).pictures;
  };
  const bytesOf = async (agent: SignedInAgent['agent'], url: string): Promise<Buffer> => {
    const { body } = (await agent
      .get(url)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200)) as { body: Buffer };
    return body;
  };
  const exported = async (courseId: string): Promise<BundleFiles> =>
    (await readZip(await bytesOf(author.agent, `/api/courses/${courseId}/export`), 'x.zip')).files;

  it('are listed with the lesson that shows them, with their size, and come back from an export byte for byte [CRS-12]', async () => {
    const { courseId, remarks } = await importAs('pictured', withPictures());
    expect(remarks).toEqual([]);
    expect(await shownIn(courseId)).toEqual([
      { path: 'pictures/dot.png', url: expect.stringMatching(/^\/api\/files\//), width: 32, height: 18 },
      { path: flow, url: expect.stringMatching(/^\/api\/files\//), width: 640, height: 320 },
    ]);
    const lessons = (await author.agent.get(`/api/courses/${courseId}/lessons`).expect(200)).body as { id: string }[];
    const { body: draft } = await author.agent.get(`/api/lessons/${lessons[1]?.id}/draft`).expect(200);
    // Whoever writes any text of the course may name any of them.
    const forAuthors = (draft as { pictures: Picture[] }).pictures;
    expect(forAuthors.map(({ path }) => path).sort()).toEqual([...pictureFiles().keys()].sort());
    expect(forAuthors).toEqual(expect.arrayContaining(await shownIn(courseId)));
    const files = await exported(courseId);
    for (const [path, bytes] of pictureFiles()) expect(Buffer.from(files.get(path) ?? [])).toEqual(bytes);
  });

  it('are served by their kind for ever, and nothing in them may run [CRS-12] [SEC-7]', async () => {
    const { courseId } = await importAs('served', withPictures());
    const [dot, shown] = await shownIn(courseId);
    const answer = await student.agent.get(shown?.url ?? '').expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await bytesOf(student.agent, shown?.url ?? '')).toString()).toBe(drawing);
    await student.agent
      .get(dot?.url ?? '')
      .expect(200)
      .expect('Content-Type', 'image/png');
  });

  it('keep their address while they stay the same, get a new one when they change, and go with the bundle [CRS-12]', async () => {
    const { courseId } = await importAs('changing', withPictures());
    const before = await shownIn(courseId);
    await importAs('changing', withPictures());
    expect(await shownIn(courseId)).toEqual(before);
    await importAs('changing', withPictures({ [flow]: drawing.replace('640', '641'), 'pictures/dot.png': undefined }));
    const [after, ...rest] = await shownIn(courseId);
    expect(rest).toEqual([]);
    expect(after).toMatchObject({ path: flow, width: 641 });
    expect(after?.url).not.toBe(before[1]?.url);
    for (const { url } of before) await student.agent.get(url).expect(404);
  });

  it('lose what could run, which is told where a text shows them, and stay as they are from then on [CRS-12] [SEC-7]', async () => {
    const { courseId, remarks } = await importAs(
      'cleaned',
      withPictures({ [flow]: drawing.replace('</svg>', '<script>alert(1)</script></svg>') }),
    );
    expect(remarks).toMatchObject([{ kind: 'changed_picture', line: 3 }]);
    const files = await exported(courseId);
    expect(Buffer.from(files.get(flow) ?? []).toString()).not.toContain('script');
    const again = await importAs('cleaned', files);
    expect(again.remarks).toEqual([]);
    expect((await exported(courseId)).get(flow)).toEqual(files.get(flow));
  });

  it('are named and left out when they are something else, and the course comes all the same [CRS-12]', async () => {
    const { remarks } = await importAs('refused', withPictures({ 'pictures/dot.png': '<script>' }));
    expect(remarks.map(({ kind }) => kind)).toContain('unreadable_picture');
  });

  it('are kept with a course that a learner saves on the phone [CRS-12] [PERF-5]', async () => {
    const { courseId } = await importAs('saved', withPictures());
    await author.agent.post(`/api/courses/${courseId}/publish`);
    await anEnrollment(app.em(), courseId, student.userId, '0');
    const { body } = await student.agent.get(`/api/courses/${courseId}/offline`).expect(200);
    expect(JSON.stringify(body)).toContain((await shownIn(courseId))[0]?.url);
  });

  it('go with a draft that is deleted [CRS-12] [REL-4]', async () => {
    const { courseId } = await importAs('deleted', withPictures());
    const [dot] = await shownIn(courseId);
    await author.agent.delete(`/api/courses/${courseId}`).expect(204);
    await author.agent.get(dot?.url ?? '').expect(404);
  });
});
