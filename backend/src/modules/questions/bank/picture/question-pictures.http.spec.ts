import { randomUUID } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../../../courses/testing/course.builder.js';
import { aChoice, aQuestion } from '../../testing/question.samples.js';

let app: TestApp;
let author: SignedInAgent;
let png: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  author = await app.as('instructor');
  png = await Transformer.fromRgbaPixels(new Uint8Array(1600 * 800 * 4).fill(120), 1600, 800).png();
});
afterAll(() => app.close());

const aBank = async (body: object = { name: 'صور' }) =>
  `/api/question-banks/${((await author.agent.post('/api/question-banks').send(body).expect(201)).body as { id: string }).id}`;
const uploaded = async (bank: string) =>
  (await author.agent.post(`${bank}/pictures`).attach('picture', png, 'p.png').expect(201)).body as {
    url: string;
    bytes: number;
  };
const questionsOf = async (bank: string) =>
  (await author.agent.get(`${bank}/questions`).expect(200)).body as { content: { prompt: { ar: string } } }[];

describe('pictures of questions', () => {
  it('are kept small, whole and open to whoever knows their address, which tells their size [QB-1]', async () => {
    const { url, bytes } = await uploaded(await aBank());
    expect(url).toMatch(/^\/api\/files\/[\da-f-]{36}#1200x600$/);
    expect(bytes).toBeLessThanOrEqual(120_000);
    const file = await app.anonymous().get(url.split('#')[0]!).expect(200).expect('Content-Type', 'image/webp');
    expect(file.body).toHaveLength(bytes);
  });

  it('of a course’s bank are nobody’s own, so that they stay when an instructor goes [QB-1] [PRF-4]', async () => {
    const { course } = await aCourse().by(author.userId).withLessons(1).saved(app.em());
    const ownerOf = async (bank: string) => {
      const { url } = await uploaded(bank);
      const id = /[\da-f-]{36}/.exec(url)![0];
      return app.em().execute<{ owner_id: string | null }[]>('select owner_id from stored_files where id = ?', [id]);
    };
    expect(await ownerOf(await aBank({ name: 'الدورة', courseId: course.id }))).toEqual([{ owner_id: null }]);
    expect(await ownerOf(await aBank())).toEqual([{ owner_id: author.userId }]);
  });

  it('come with a file into the bank once it is imported, and not while it is tried [QB-3]', async () => {
    const bank = await aBank();
    const text = `[markdown]أين؟ ![زر](data:image/png;base64,${png.toString('base64')}) {T}`;
    const send = (path: string) => author.agent.post(`${bank}/${path}`).attach('file', Buffer.from(text), 'q.txt');
    const stored = async () =>
      Number((await app.em().execute<{ n: string }[]>('select count(*) as n from stored_files'))[0]!.n);
    const before = await stored();
    expect((await send('import/trial').expect(200)).body).toMatchObject({ questions: [{ pictures: 1, losses: [] }] });
    expect(await stored()).toBe(before);
    await send('import').expect(200);
    expect(await stored()).toBe(before + 1);
    const [question] = await questionsOf(bank);
    const address = /\((.*)\)/.exec(question!.content.prompt.ar)![1]!;
    expect(address).toMatch(/#1200x600$/);
    await app.anonymous().get(address.split('#')[0]!).expect(200);
  });

  it('leave with a package and come back as the pictures that they were [QB-3]', async () => {
    const bank = await aBank();
    const { url } = await uploaded(bank);
    await author.agent
      .post(`${bank}/questions`)
      .send(aQuestion(aChoice(`ما هذا؟ ![زر](${url})`)))
      .expect(201);
    const file = await author.agent.get(`${bank}/export?format=qti`).responseType('blob').expect(200);
    const other = await aBank();
    const { body } = await author.agent
      .post(`${other}/import`)
      .attach('file', file.body as Buffer, 'q.zip')
      .expect(200);
    expect(body).toMatchObject({ questions: [{ pictures: 1, losses: [], warnings: ['guessable'] }], skipped: [] });
    const [before, after] = [await questionsOf(bank), await questionsOf(other)];
    expect(after[0]!.content).toEqual({ ...before[0]!.content, id: expect.any(String) });
  });

  it('that another site keeps leave their words, and are named [QB-3]', async () => {
    const bank = await aBank();
    const text = `[markdown]أين؟ ![زر](/api/files/${randomUUID()}\\#10x10) {T}`;
    const { body } = await author.agent.post(`${bank}/import`).attach('file', Buffer.from(text), 'q.txt').expect(200);
    expect(body).toMatchObject({ questions: [{ pictures: 0, losses: [{ reason: 'picture' }] }] });
    expect((await questionsOf(bank))[0]!.content.prompt.ar).toBe('أين؟ زر');
  });

  it('are for who may write in the bank, and are pictures [QB-1] [SEC-1] [SEC-14]', async () => {
    const bank = await aBank();
    const send = (by: typeof author.agent, to = bank, bytes = png) =>
      by.post(`${to}/pictures`).attach('picture', bytes, 'p.png');
    await send((await app.as('student')).agent).expect(403);
    await send((await app.as('instructor')).agent).expect(404);
    await send(author.agent, `/api/question-banks/${randomUUID()}`).expect(404);
    expect((await author.agent.post(`${bank}/pictures`).expect(400)).body).toMatchObject({ code: 'files.missing' });
    await send(author.agent, bank, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).expect(422);
    const colleague = await app.as('instructor');
    const [{ email }] = await app
      .em()
      .execute<[{ email: string }]>('select email from users where id = ?', [colleague.userId]);
    await author.agent.post(`${bank}/shares`).send({ email, permission: 'use' }).expect(200);
    await send(colleague.agent).expect(403);
  });
});
