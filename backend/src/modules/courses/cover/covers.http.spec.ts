import { randomUUID } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../testing/course.builder.js';

let app: TestApp;
let png: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  png = await Transformer.fromRgbaPixels(new Uint8Array(1200 * 700 * 4).fill(120), 1200, 700).png();
});
afterAll(() => app.close());

const path = (courseId: string) => `/api/courses/${courseId}/cover`;

async function aTaughtCourse() {
  const teacher = await app.as('instructor');
  const { course, lessons } = await aCourse().by(teacher.userId).published().withLessons(1).saved(app.em());
  const cover = async () =>
    (await app.anonymous().get(`/api/courses/${course.id}`).expect(200)).body.thumbnailUrl as string | null;
  return {
    ...teacher,
    course,
    lessons,
    cover,
    upload: () => teacher.agent.put(path(course.id)).attach('cover', png, 'c.png'),
  };
}

/** The path of an address of ours. */
const local = (address: string | null) => new URL(address ?? '').pathname;

describe('PUT /api/courses/{id}/cover', () => {
  it('keeps a cover as WebP under an address that forms may send back, and removes the former [CRS-13]', async () => {
    const { agent, course, cover, upload } = await aTaughtCourse();
    const { body } = await upload().expect(200);
    const first = await cover();
    expect(body).toEqual({ thumbnailUrl: first });
    const file = await app.anonymous().get(local(first)).expect(200).expect('Content-Type', 'image/webp');
    expect(file.body.length).toBeLessThanOrEqual(60_000);
    await agent.patch(`/api/courses/${course.id}`).send({ thumbnailUrl: first }).expect(200);
    await upload().expect(200);
    expect(await cover()).not.toBe(first);
    await app.anonymous().get(local(first)).expect(404);
    const last = await cover();
    await agent.delete(path(course.id)).expect(204);
    expect(await cover()).toBeNull();
    await app.anonymous().get(local(last)).expect(404);
  });

  it('never removes the cover of another course, whose address somebody typed in [CRS-13] [SEC-7]', async () => {
    const owner = await aTaughtCourse();
    await owner.upload().expect(200);
    const foreign = await owner.cover();
    const other = await aTaughtCourse();
    await other.agent.patch(`/api/courses/${other.course.id}`).send({ thumbnailUrl: foreign }).expect(200);
    await other.upload().expect(200);
    await app.anonymous().get(local(foreign)).expect(200);
  });

  it('leaves a file beside a lesson alone, whose address somebody typed in as cover [CRS-13] [REL-4]', async () => {
    const { agent, course, lessons, upload } = await aTaughtCourse();
    const { body: file } = await agent.post('/api/files').attach('file', png, 'c.png').expect(201);
    await app.em().execute(`update stored_files set name = 'cover.webp' where id = ?`, [file.id]);
    await app
      .em()
      .execute(`insert into lesson_attachments (lesson_id, file_id, name) values (?, ?, 'cover')`, [
        lessons[0]!.id,
        file.id,
      ]);
    const typed = new URL(file.url, 'https://masar.test').href;
    await agent.patch(`/api/courses/${course.id}`).send({ thumbnailUrl: typed }).expect(200);
    await upload().expect(200);
    await app.anonymous().get(file.url).expect(200);
  });

  it('is the instructor’s, whoever uploads it, and the former one goes [CRS-13] [PRF-4]', async () => {
    const { agent, course, cover, userId } = await aTaughtCourse();
    const admin = await app.as('admin');
    await admin.agent.put(path(course.id)).attach('cover', png, 'c.png').expect(200);
    const first = await cover();
    const [file] = await app
      .em()
      .execute<{ owner: string }[]>('select owner_id as owner from stored_files where id = ?', [
        local(first).split('/').at(-1)!,
      ]);
    expect(file).toEqual({ owner: userId });
    await agent.delete(path(course.id)).expect(204);
    await app.anonymous().get(local(first)).expect(404);
  });

  it('is in the audit log when an administrator changes it, and not when its author does [CRS-13] [CON-2]', async () => {
    const { course, cover, upload } = await aTaughtCourse();
    await upload().expect(200);
    const first = await cover();
    const admin = await app.as('admin');
    await admin.agent.delete(path(course.id)).expect(204);
    const filter = JSON.stringify({ resourceId: course.id });
    const { body } = await admin.agent.get('/api/admin/audit-log').query({ filter }).expect(200);
    expect(body).toMatchObject([{ resource: 'courses', action: 'cover', before: { thumbnailUrl: first } }]);
  });

  it('is for who may edit the course, with a picture [CRS-13] [SEC-1]', async () => {
    const { agent, course, cover } = await aTaughtCourse();
    const send = (caller: typeof agent, id = course.id) => caller.put(path(id)).attach('cover', png, 'c.png');
    await send((await app.as('student')).agent).expect(403);
    await send((await app.as('instructor')).agent).expect(403);
    await send(agent, randomUUID()).expect(404);
    await send(agent, 'one').expect(400);
    expect((await agent.put(path(course.id)).expect(400)).body.code).toBe('files.missing');
    await agent.put(path(course.id)).attach('cover', Buffer.from('GIF89a'), 'c.png').expect(422);
    expect(await cover()).toBeNull();
    await send((await app.as('admin')).agent).expect(200);
    expect(await cover()).not.toBeNull();
  });
});
