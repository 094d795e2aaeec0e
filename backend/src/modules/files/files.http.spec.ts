import { randomUUID } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { aPhoto, pixels, secrets, withFilm } from '#platform/pictures/testing/a-photo';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../testing/test-app.js';
import { aCourse, anEnrollment } from '../courses/testing/course.builder.js';

const pdf = Buffer.from('%PDF-1.7 ملخص');
let png: Buffer;

describe('files', () => {
  let app: TestApp;
  let author: SignedInAgent;
  let other: SignedInAgent;
  let student: SignedInAgent;

  beforeAll(async () => {
    app = await startTestApp();
    png = await pixels(32, 18).png();
    [author, other, student] = [await app.as('instructor'), await app.as('instructor'), await app.as('student')];
  });
  afterAll(() => app.close());

  const upload = async (bytes: Buffer, name: string) =>
    (await author.agent.post('/api/files').attach('file', bytes, name).expect(201)).body as {
      id: string;
      url: string;
      name: string;
    };

  it('are uploaded by instructors and admins, of allowed kinds only [CRS-4, SEC-1]', async () => {
    const file = await upload(pdf, 'ملخص الدرس.pdf');
    expect(file).toMatchObject({
      name: 'ملخص الدرس.pdf',
      size: pdf.length,
      mimeType: 'application/pdf',
      url: `/api/files/${file.id}`,
    });
    await student.agent.post('/api/files').attach('file', pdf, 'a.pdf').expect(403);
    expect((await author.agent.post('/api/files').attach('file', pdf, 'a.exe').expect(415)).body).toMatchObject({
      code: 'files.type_refused',
    });
    expect((await author.agent.post('/api/files').expect(400)).body).toMatchObject({ code: 'files.missing' });
    expect((await author.agent.post('/api/files').attach('other', pdf, 'a.pdf').expect(400)).body).toMatchObject({
      code: 'platform.malformed_body',
    });
    await author.agent
      .post('/api/files')
      .attach('file', Buffer.alloc(21 * 1024 * 1024), 'a.txt')
      .expect(413);
  });

  it('keep a name without folders and signs that nobody sees or that turn the direction [SEC-7]', async () => {
    await expect(upload(pdf, '../\u2067ملخص\u2069\u202Efdp.exe\u061C.pdf')).resolves.toMatchObject({
      name: 'ملخصfdp_exe.pdf',
    });
    await author.agent.post('/api/files').attach('file', png, 'photo\u202Egpj.exe').expect(415);
  });

  it('come back as downloads that no browser runs [SEC-7]', async () => {
    const file = await upload(pdf, 'ملخص.pdf');
    const answer = await author.agent.get(file.url).expect(200).expect('Content-Type', 'application/pdf');
    expect(answer.body).toEqual(pdf);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('ملخص.pdf')}`,
    );
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    const cover = await upload(png, 'cover.png');
    await app.anonymous().get(cover.url).expect(200).expect('Content-Type', 'image/png');
    await author.agent.get(`/api/files/${randomUUID()}`).expect(404);
  });

  it('tell nobody where a picture was taken, and are what their content is [SEC-15] [CRS-4]', async () => {
    const file = await upload(withFilm(await aPhoto(64, 48, 6)), 'من بيتي.png');
    expect(file).toMatchObject({ name: 'من بيتي.webp', mimeType: 'image/webp' });
    const { body } = await app.anonymous().get(file.url).expect(200).expect('Content-Type', 'image/webp');
    for (const secret of secrets) expect((body as Buffer).includes(secret)).toBe(false);
    const zip = zipSync({ 'photo.jpg': await aPhoto(64, 48) }, { level: 0 });
    const packed = await upload(Buffer.from(zip), 'photos.zip');
    const sent = (await author.agent.get(packed.url).responseType('blob').expect(200)).body as Buffer;
    for (const secret of secrets) expect(sent.includes(secret)).toBe(false);
    expect(Object.keys(unzipSync(sent))).toEqual(['photo.jpg']);
  });

  it('of a lesson go to its readers only [LSN-3, CRS-4]', async () => {
    const { course, lessons } = await aCourse().by(author.userId).published().withLessons(2).saved(app.em());
    const [open, locked] = [await upload(pdf, 'open.pdf'), await upload(pdf, 'locked.pdf')];
    const attached = await author.agent
      .patch(`/api/lessons/${lessons[1]?.id}`)
      .send({ attachmentIds: [locked.id] })
      .expect(200);
    expect(attached.body).toMatchObject({
      attachments: [{ id: locked.id, name: 'locked.pdf', url: locked.url, size: pdf.length }],
    });
    await author.agent
      .patch(`/api/lessons/${lessons[0]?.id}`)
      .send({ attachmentIds: [open.id] })
      .expect(200);
    await student.agent.get(open.url).expect(200);
    await student.agent.get(locked.url).expect(404);
    await other.agent.get(locked.url).expect(404);
    await app.anonymous().get(open.url).expect(404);
    await anEnrollment(app.em(), course.id, student.userId);
    await student.agent.get(locked.url).expect(200);
  });

  it('of a course in preparation go to those who write it, not to learners of before [CRS-10] [LSN-3]', async () => {
    const { course, lessons } = await aCourse()
      .by(author.userId)
      .published()
      .inPreparation()
      .withLessons(1)
      .saved(app.em());
    const file = await upload(pdf, 'outline.pdf');
    await author.agent
      .patch(`/api/lessons/${lessons[0]?.id}`)
      .send({ attachmentIds: [file.id] })
      .expect(200);
    await student.agent.get(file.url).expect(404);
    await anEnrollment(app.em(), course.id, student.userId);
    await student.agent.get(file.url).expect(404);
    await author.agent.get(file.url).expect(200);
  });

  it('of somebody else cannot be attached [CRS-4]', async () => {
    const foreign = await upload(pdf, 'foreign.pdf');
    const { lessons } = await aCourse().by(other.userId).withLessons(1).saved(app.em());
    const refused = await other.agent
      .patch(`/api/lessons/${lessons[0]?.id}`)
      .send({ attachmentIds: [foreign.id] })
      .expect(404);
    expect(refused.body).toMatchObject({ code: 'files.not_found' });
  });
});
