import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aWebmNote } from '../testing/a-voice-note.js';
import { anAssignmentSetting } from '../testing/an-assignment.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Agent = Awaited<ReturnType<TestApp['as']>>['agent'];
interface Given {
  id: string;
  url: string;
  isVoice: boolean;
  isTold: boolean;
}

const add = (agent: Agent, id: string, bytes = aWebmNote(), name = 'voice.webm') =>
  agent.post(`/api/submissions/${id}/feedback`).attach('file', bytes, name);

describe('feedback by voice or in a file', () => {
  it('waits for the mark, and is the learner’s to hear from then on [ASG-2]', async () => {
    const { author, learner, another, handIn, mark } = await anAssignmentSetting(app);
    const work = await handIn(learner);
    const { body } = await add(author.agent, work.id).expect(201);
    const [voice] = body.feedback as Given[];
    expect(voice).toMatchObject({ isVoice: true, isTold: false });
    expect(body.version).toBe(work.version);
    await add(author.agent, work.id, Buffer.from('%PDF-1.7'), 'notes.pdf').expect(201);
    expect((await learner.agent.get(`/api/submissions/${work.id}`)).body.feedback).toEqual([]);
    await learner.agent.get(voice!.url).expect(404);
    await mark(work);
    expect((await learner.agent.get(`/api/submissions/${work.id}`)).body.feedback).toMatchObject([
      { id: voice!.id, isVoice: true, isTold: true },
      { name: 'notes.pdf', isVoice: false },
    ]);
    const heard = await learner.agent.get(voice!.url).expect(200).expect('Content-Type', 'audio/webm');
    expect(heard.headers['cache-control']).toContain('no-store');
    await (await another()).agent.get(voice!.url).expect(404);
    await (await app.as('instructor')).agent.get(voice!.url).expect(404);
  });

  it('comes with work that is handed back too [ASG-2]', async () => {
    const { author, learner, handIn } = await anAssignmentSetting(app);
    const work = await handIn(learner);
    await add(author.agent, work.id).expect(201);
    const returned = { version: work.version, reason: 'اسمع ملاحظتي.' };
    await author.agent.post(`/api/submissions/${work.id}/return`).send(returned).expect(200);
    expect((await learner.agent.get(`/api/submissions/${work.id}`)).body.feedback).toMatchObject([{ isTold: true }]);
  });

  it('is taken off until the learner was told of it, never afterwards [ASG-2] [REL-4]', async () => {
    const { author, handIn, mark } = await anAssignmentSetting(app);
    const work = await handIn();
    const off = (agent: Agent, fileId: string) => agent.delete(`/api/submissions/${work.id}/feedback/${fileId}`);
    const first = ((await add(author.agent, work.id).expect(201)).body.feedback as Given[])[0]!;
    await off((await app.as('instructor')).agent, first.id).expect(404);
    expect((await off(author.agent, first.id).expect(200)).body.feedback).toEqual([]);
    await author.agent.get(first.url).expect(404);
    const second = ((await add(author.agent, work.id).expect(201)).body.feedback as Given[])[0]!;
    await mark(work);
    await off(author.agent, second.id).expect(404);
    await off(author.agent, randomUUID()).expect(404);
    await off(author.agent, 'one').expect(400);
  });

  it('is written by who marks alone, five pieces at most, and is what it says [ASG-2] [SEC-1] [SEC-7]', async () => {
    const { author, learner, courseId, path, handIn } = await anAssignmentSetting(app);
    const work = await handIn();
    await add(learner.agent, work.id).expect(403);
    await add((await app.as('instructor')).agent, work.id).expect(404);
    await add(author.agent, randomUUID()).expect(404);
    await add(author.agent, 'one').expect(400);
    await author.agent.post(`/api/submissions/${work.id}/feedback`).expect(400);
    expect((await add(author.agent, work.id, Buffer.from('no voice')).expect(415)).body.code).toBe(
      'files.type_refused',
    );
    await add(author.agent, work.id, Buffer.from('MZ'), 'tool.exe').expect(415);
    for (let count = 0; count < 5; count += 1) await add(author.agent, work.id).expect(201);
    expect((await add(author.agent, work.id).expect(409)).body.code).toBe('assignments.too_many_files');
    const admin = await app.as('admin');
    await admin.agent.post('/api/enrollments').send({ courseId }).expect(201);
    await admin.agent.put(`${path}/draft`).send({ text: 'عملي', links: [] }).expect(200);
    const own = (await admin.agent.post(`${path}/submit`).expect(200)).body as { id: string };
    expect((await add(admin.agent, own.id).expect(403)).body.code).toBe('assignments.own_work');
  });
});
