import { randomUUID } from 'node:crypto';
import { StoredFile } from '#platform/files/stored-file.entity';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { LessonAttachment } from '../lesson/lesson-attachment.entity.js';
import { aCourse, anEnrollment } from '../testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('GET /api/courses/{id}/offline', () => {
  it('lists texts, files and own videos with their bytes, each file once [PERF-5]', async () => {
    const em = app.em();
    const stored = (name: string, size: number) =>
      em.create(StoredFile, { name, size, mimeType: 'application/pdf', storageKey: randomUUID(), sha256: 'x' });
    const [sheet, video] = [stored('sheet.pdf', 5000), stored('video.mp4', 900_000)];
    await em.flush();
    const { course, lessons } = await aCourse()
      .published()
      .withLessons([
        { contentAr: 'نص الدرس', videoUrl: `/api/files/${video.id}` },
        { contentAr: 'نص أطول قليلاً', videoUrl: 'https://youtu.be/abcdefghijk' },
      ])
      .saved(app.em());
    for (const [index, { id }] of lessons.entries()) {
      em.create(LessonAttachment, { lessonId: id, fileId: sheet.id, name: 'sheet.pdf', orderIndex: index });
    }
    await em.flush();
    const { agent, userId } = await app.as('student');
    await anEnrollment(app.em(), course.id, userId);
    const { body } = await agent.get(`/api/courses/${course.id}/offline`).expect(200);
    expect(body.parts.map(({ url, kind }: { url: string; kind: string }) => `${kind} ${url}`)).toEqual([
      `text /api/courses/${course.id}`,
      `text /api/courses/${course.id}/lessons`,
      ...lessons.map(({ id }) => `text /api/lessons/${id}`),
      `file /api/files/${sheet.id}`,
      `video /api/files/${video.id}`,
    ]);
    const sizes = body.parts.map(({ bytes }: { bytes: number }) => bytes);
    expect(sizes.slice(-2)).toEqual([5000, 900_000]);
    expect(sizes[3]).toBeGreaterThan(Buffer.byteLength('نص أطول قليلاً'));
    expect(body.totalBytes).toBe(sizes.reduce((sum: number, bytes: number) => sum + bytes, 0));
  });

  it('is for learners of the course only, whether it exists or not [PERF-5] [LSN-3]', async () => {
    const { course } = await aCourse().published().withLessons(1).saved(app.em());
    const { agent } = await app.as('admin');
    const { body } = await agent.get(`/api/courses/${course.id}/offline`).expect(404);
    expect(body.code).toBe('courses.not_found');
    await agent.get(`/api/courses/${randomUUID()}/offline`).expect(404);
    await agent.get('/api/courses/not-an-id/offline').expect(400);
  });
});
