import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectIds } from '@masar/domain';
import { EventBus } from '#platform/events/event-bus';
import { StoredFile } from '#platform/files/stored-file.entity';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { projects } from './catalogue/project-catalogue.js';
import { ProjectCompleted } from './index.js';

interface Detail {
  completedSteps: number;
  completedAt: string | null;
  isShown: boolean;
  steps: { id: string; notes: string; evidenceUrl: string | null; evidenceFile: { id: string; url: string } | null }[];
}

const website = '/api/projects/personal-website';
const stepIds = projects[0]!.steps.map(({ id }) => id);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
const completed: ProjectCompleted[] = [];
beforeAll(async () => {
  app = await startTestApp();
  app.app.get(EventBus).listen(ProjectCompleted, async (event) => void completed.push(event));
});
afterAll(() => app.close());

const save = async ({ agent }: SignedInAgent, step: string, body: object): Promise<Detail> =>
  (await agent.put(`${website}/steps/${step}`).send(body).expect(200)).body as Detail;

const finish = async (person: SignedInAgent): Promise<Detail[]> =>
  Promise.all(stepIds.map((step) => save(person, step, { isDone: true })));

describe('the workshop', () => {
  it('offers three projects with steps in both languages, none of them begun [WRK-1]', async () => {
    const { agent } = await app.as('student');
    const { body } = await agent.get('/api/projects').expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(projectIds);
    expect(body[0]).toMatchObject({ titleAr: 'موقع شخصي', stepsCount: 6, completedSteps: 0, startedAt: null });
    const detail = (await agent.get(website).expect(200)).body as Detail;
    expect(detail.steps.map(({ id }) => id)).toEqual(stepIds);
    expect(detail.steps[0]).toMatchObject({ notes: '', evidenceUrl: null, evidenceFile: null, completedAt: null });
  });

  it('keeps notes and link of each person to themselves [WRK-1]', async () => {
    const [sara, noor] = [await app.as('student'), await app.as('volunteer')];
    await save(sara, 'content', { notes: 'سطر أول\nسطر ثانٍ', evidenceUrl: 'https://sara.example/cv' });
    await save(sara, 'content', { notes: 'نص جديد' });
    const [step] = ((await sara.agent.get(website)).body as Detail).steps;
    expect(step).toMatchObject({ notes: 'نص جديد', evidenceUrl: 'https://sara.example/cv' });
    expect(((await noor.agent.get(website)).body as Detail).steps[0]).toMatchObject({ notes: '', evidenceUrl: null });
    expect((await save(sara, 'content', { evidenceUrl: '' })).steps[0]?.evidenceUrl).toBeNull();
  });

  it('marks a step as done one way only [WRK-1]', async () => {
    const sara = await app.as('student');
    expect((await save(sara, 'sketch', { isDone: true })).completedSteps).toBe(1);
    await sara.agent.put(`${website}/steps/sketch`).send({ isDone: false }).expect(400);
    expect((await save(sara, 'sketch', { notes: 'بعد الإتمام', isDone: true })).completedSteps).toBe(1);
  });

  it('finishes once when all steps are done at the same moment, and proves skills [WRK-1] [REL-1] [PRF-2]', async () => {
    const sara = await app.as('student');
    await finish(sara);
    await save(sara, 'feedback', { isDone: true });
    const detail = (await sara.agent.get(website)).body as Detail;
    expect(detail).toMatchObject({ completedSteps: 6, completedAt: expect.any(String) as string });
    expect(completed.filter(({ userId }) => userId === sara.userId)).toHaveLength(1);
    const rows = await app
      .em()
      .execute(`select skill_id, proficiency_level from user_skills where user_id = ? and source = 'project'`, [
        sara.userId,
      ]);
    expect(rows).toEqual(expect.arrayContaining([{ skill_id: 'html', proficiency_level: 2 }]));
  });

  it('shows a finished project on the profile and takes it off again, an unfinished one never [WRK-1]', async () => {
    const sara = await app.as('student');
    const show = (isShown: unknown) => sara.agent.put(`${website}/shown`).send({ isShown });
    expect((await show(true).expect(409)).body).toMatchObject({ code: 'workshop.project_unfinished' });
    await finish(sara);
    expect((await show(true).expect(200)).body).toMatchObject({ isShown: true });
    expect((await show(false).expect(200)).body).toMatchObject({ isShown: false });
    await show('yes').expect(400);
  });

  it('keeps one file beside a step, for its owner alone, and removes the former one [WRK-1] [SEC-7]', async () => {
    const [sara, noor] = [await app.as('student'), await app.as('student')];
    const attach = (name: string) => sara.agent.post(`${website}/steps/sketch/file`).attach('file', png, name);
    const first = ((await attach('رسم.png').expect(201)).body as Detail).steps[1]!.evidenceFile!;
    await sara.agent
      .get(first.url)
      .expect(200)
      .expect('Cache-Control', /private/);
    await noor.agent.get(first.url).expect(404);
    await app.anonymous().get(first.url).expect(404);
    const { storageKey } = await app.em().findOneOrFail(StoredFile, first.id);
    const second = ((await attach('رسم أوضح.png').expect(201)).body as Detail).steps[1]!.evidenceFile!;
    expect(await app.em().count(StoredFile, { ownerId: sara.userId })).toBe(1);
    const bytes = join(app.dataDir, 'files', storageKey.slice(0, 2), storageKey);
    for (let waited = 0; existsSync(bytes) && waited < 100; waited += 1) await sleep(100);
    expect(existsSync(bytes)).toBe(false);
    const removed = (await sara.agent.delete(`${website}/steps/sketch/file`).expect(200)).body as Detail;
    expect(removed.steps[1]?.evidenceFile).toBeNull();
    await sara.agent.get(second.url).expect(404);
    await attach('page.exe').expect(415);
    await sara.agent.post(`${website}/steps/sketch/file`).expect(400);
  });

  it.each([
    ['get', '/api/projects/rocket'],
    ['put', '/api/projects/rocket/steps/html'],
    ['put', `${website}/steps/rocket`],
    ['delete', `${website}/steps/rocket/file`],
  ] as const)('does not know %s %s [WRK-1]', async (method, path) => {
    const { agent } = await app.as('student');
    await agent[method](path)
      .send(method === 'put' ? {} : undefined)
      .expect(404);
  });

  it.each([
    ['too long notes', { notes: 'x'.repeat(5001) }],
    ['a link that is no web address', { evidenceUrl: 'javascript:alert(1)' }],
    ['fields of others', { userId: '00000000-0000-7000-8000-000000000001' }],
  ])('refuses %s [WRK-1] [SEC-5]', async (_, body) => {
    const { agent } = await app.as('student');
    await agent.put(`${website}/steps/html`).send(body).expect(400);
  });
});
