import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { anAssignmentSetting, type AssignmentSetting, worst } from '../testing/an-assignment.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Grouped {
  id: string;
  name: string;
  lastGroup: number;
  group: number | null;
  hasWork: boolean;
}

const put = ({ author, path }: AssignmentSetting, userId: string, group: number | null) =>
  author.agent.put(`${path}/groups/learners/${userId}`).send({ group });

const learners = async ({ author, path }: AssignmentSetting) =>
  (await author.agent.get(`${path}/groups/learners`).expect(200)).body as Grouped[];

const save = ({ path }: AssignmentSetting, { agent }: SignedInAgent, text: string, version?: number) =>
  agent.put(`${path}/draft`).send({ text, links: [], ...(version && { version }) });

/** Two learners who hand in together, and a third who is in no group. */
async function aGroupSetting() {
  const setting = await anAssignmentSetting(app, { isGroupWork: true });
  const [second, third] = [await setting.another(), await setting.another()];
  for (const { userId } of [setting.learner, second]) await put(setting, userId, 1).expect(204);
  return { ...setting, second, third };
}

const rounds = async ({ path }: AssignmentSetting, { agent }: SignedInAgent) =>
  (await agent.get(`${path}/work`).expect(200)).body as { id: string; text: string; version: number }[];

async function erase({ userId }: SignedInAgent): Promise<void> {
  const admin = await app.as('admin');
  const { body } = await admin.agent.get(`/api/admin/users/${userId}`).expect(200);
  const wish = { confirmation: (body as { email: string }).email, reason: 'طلب مكتوب', keepsCertificates: false };
  await admin.agent.post(`/api/admin/users/${userId}/erasure`).send(wish).expect(204);
}

describe('groups of an assignment', () => {
  it('are made by hand, and each learner is in one at most [ASG-1]', async () => {
    const setting = await aGroupSetting();
    const { learner, second, third, path } = setting;
    expect(await learners(setting)).toMatchObject([
      { id: learner.userId, group: 1, hasWork: false },
      { id: second.userId, group: 1 },
      { id: third.userId, group: null },
    ]);
    await put(setting, second.userId, 7).expect(204);
    expect((await learners(setting)).map(({ group }) => group)).toEqual([1, 7, null]);
    await put(setting, second.userId, null).expect(204);
    expect((await learners(setting)).map(({ group }) => group)).toEqual([1, null, null]);
    const { body } = await learner.agent.get(path).expect(200);
    expect(body).toMatchObject({ isGroupWork: true, group: { number: 1, members: [{ id: learner.userId }] } });
    expect((await third.agent.get(path)).body.group).toBeNull();
  });

  it('are divided evenly by chance, and those who are in one stay there [ASG-1]', async () => {
    const setting = await aGroupSetting();
    await setting.another();
    await setting.another();
    await setting.another();
    await setting.author.agent.post(`${setting.path}/groups/divide`).send({ size: 2 }).expect(204);
    const groups = (await learners(setting)).map(({ group }) => group);
    expect(groups.slice(0, 2)).toEqual([1, 1]);
    expect(groups.slice(2).toSorted()).toEqual([2, 2, 3, 3]);
    await setting.author.agent.post(`${setting.path}/groups/divide`).send({ size: 2 }).expect(204);
    expect((await learners(setting)).map(({ group }) => group)).toEqual(groups);
  });

  it('find a learner by a part of the name, and say how far the numbers go all the same [ASG-1]', async () => {
    const setting = await aGroupSetting();
    const { author, path, second } = setting;
    await put(setting, second.userId, 9).expect(204);
    const everybody = await learners(setting);
    const [{ name }] = everybody as [Grouped];
    const named = everybody.filter((one) => one.name.includes(name)).map(({ id }) => id);
    const find = async (query: object) =>
      (await author.agent.get(`${path}/groups/learners`).query(query).expect(200)).body as Grouped[];
    expect((await find({ name })).map(({ id }) => id)).toEqual(named);
    expect(await find({ name: 'لا أحد يحمل هذا الاسم' })).toEqual([]);
    expect(await find({ limit: 1 })).toMatchObject([{ group: 1, lastGroup: 9 }]);
    await author.agent
      .get(`${path}/groups/learners`)
      .query({ name: 'س'.repeat(101) })
      .expect(400);
  });

  it('stay as they are once they have begun to work, as does who hands in [ASG-1]', async () => {
    const setting = await aGroupSetting();
    const { learner, second, third, rewrite, author, path } = setting;
    await save(setting, learner, 'بداية').expect(200);
    expect((await put(setting, second.userId, 2).expect(409)).body.code).toBe('assignments.group_has_work');
    expect((await put(setting, third.userId, 1).expect(409)).body.code).toBe('assignments.group_has_work');
    await rewrite({ isGroupWork: true, resubmissions: 3 });
    const alone = await author.agent.get(path);
    const { rubric, titleAr, taskAr, accepts } = alone.body as Record<string, unknown>;
    const written = { rubric, titleAr, taskAr, accepts, lateRule: 'accepted', percentPerDay: '0', passMark: '60' };
    const changed = author.agent.put(path).send({ ...written, resubmissions: 1, isRequired: true, isGroupWork: false });
    expect((await changed.expect(409)).body.code).toBe('assignments.group_mode_fixed');
  });

  it('are made by who writes the course, of who learns it [ASG-1] [SEC-1]', async () => {
    const setting = await aGroupSetting();
    const { author, learner, path } = setting;
    const alone = await anAssignmentSetting(app);
    expect((await put(alone, alone.learner.userId, 1).expect(409)).body.code).toBe('assignments.not_group_work');
    await put(setting, alone.learner.userId, 1).expect(404);
    await put(setting, learner.userId, 0).expect(400);
    const teacher = await app.as('instructor');
    const list = `${path}/groups/learners`;
    for (const [agent, status] of [
      [app.anonymous(), 401],
      [learner.agent, 403],
      [teacher.agent, 403],
    ] as const) {
      await agent.get(list).expect(status);
      await agent.put(`${list}/${learner.userId}`).send({ group: 1 }).expect(status);
      await agent.post(`${path}/groups/divide`).send({ size: 2 }).expect(status);
    }
    await author.agent.post(`${path}/groups/divide`).send({ size: 1 }).expect(400);
    const nowhere = `/api/assignments/${randomUUID()}/groups`;
    await author.agent.get(`${nowhere}/learners`).expect(404);
    await author.agent.post(`${nowhere}/divide`).send({ size: 2 }).expect(404);
  });
});

describe('the work of a group', () => {
  it('is one draft that every member writes, and nobody writes over what they have not seen [ASG-1]', async () => {
    const setting = await aGroupSetting();
    const { learner, second, third, path } = setting;
    const { body: first } = await save(setting, learner, 'كتبت البداية').expect(200);
    expect(await rounds(setting, second)).toMatchObject([{ id: first.id, text: 'كتبت البداية' }]);
    const both = await Promise.all([
      save(setting, learner, 'أنا أضيف', first.version as number),
      save(setting, second, 'وأنا أضيف', first.version as number),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    await save(setting, second, 'بلا إصدار').expect(412);
    expect((await save(setting, third, 'أنا').expect(409)).body.code).toBe('assignments.no_group');
    await third.agent.get(`/api/submissions/${first.id}`).expect(404);
    const { body: handedIn } = await second.agent.post(`${path}/submit`).expect(200);
    expect(handedIn).toMatchObject({ id: first.id, state: 'waiting', group: 1 });
    expect((await learner.agent.post(`${path}/submit`).expect(200)).body.id).toBe(first.id);
    await learner.agent.post(`/api/submissions/${first.id}/withdraw`).expect(200);
  });

  it('is everybody’s mark, in lesson, list and gradebook, but for who is taken out with a reason [ASG-1] [ASG-2]', async () => {
    const setting = await aGroupSetting();
    const { author, learner, second, mark, path, courseId, lessonId } = setting;
    const { body: draft } = await save(setting, learner, 'عملنا').expect(200);
    const { body: work } = await learner.agent.post(`${path}/submit`).expect(200);
    expect((await author.agent.get('/api/marking')).body).toMatchObject([{ id: draft.id, group: 1 }]);
    await mark(work as { id: string; version: number });
    const listed = async ({ agent }: SignedInAgent) =>
      (await agent.get(`/api/courses/${courseId}/assignments`).expect(200)).body as object[];
    for (const one of [learner, second])
      expect(await listed(one)).toMatchObject([{ state: 'marked', score: '100.00', hasPassed: true }]);
    const told = (await second.agent.get('/api/notifications')).body as { kind: string; title: string }[];
    expect(told.filter(({ kind }) => kind === 'assignment')).toHaveLength(2);
    const path2 = `/api/submissions/${draft.id}/members/${second.userId}/exception`;
    const { body } = await author.agent.put(path2).send({ reason: 'لم يشارك في العمل.' }).expect(200);
    expect(body.members).toMatchObject([
      { id: learner.userId, exceptedBecause: null },
      { id: second.userId, exceptedBecause: 'لم يشارك في العمل.' },
    ]);
    expect(await listed(second)).toMatchObject([{ score: null, hasPassed: false }]);
    const book = (await author.agent.get(`/api/courses/${courseId}/gradebook`).expect(200)).body as object;
    expect(JSON.stringify(book)).toContain('100.00');
    await second.agent.get(`/api/lessons/${lessonId}`).expect(200);
    const complete = () => second.agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true });
    await complete().expect(409);
    await author.agent.delete(path2).expect(200);
    await complete().expect(200);
    expect(await listed(second)).toMatchObject([{ score: '100.00', hasPassed: true }]);
  });

  it('is excepted from by who marks alone, and for its members alone [ASG-2] [SEC-1]', async () => {
    const setting = await aGroupSetting();
    const { author, learner, second, third, path } = setting;
    const { body: draft } = await save(setting, learner, 'عملنا').expect(200);
    const except = (agent: SignedInAgent['agent'], id = draft.id as string, userId = second.userId) =>
      agent.put(`/api/submissions/${id}/members/${userId}/exception`).send({ reason: 'سبب' });
    await except(author.agent).expect(404);
    await learner.agent.post(`${path}/submit`).expect(200);
    await except(learner.agent).expect(403);
    await except((await app.as('instructor')).agent).expect(404);
    await except(author.agent, randomUUID()).expect(404);
    expect((await except(author.agent, draft.id as string, third.userId).expect(404)).body.code).toBe(
      'assignments.not_in_group',
    );
    await author.agent.put(`/api/submissions/${draft.id}/members/${second.userId}/exception`).send({}).expect(400);
    await except(author.agent).expect(200);
  });

  it('stays with the others when who began it is erased [ASG-1] [PRF-4]', async () => {
    const setting = await aGroupSetting();
    const { learner, second } = setting;
    const { body: draft } = await save(setting, learner, 'عملنا').expect(200);
    await erase(learner);
    expect(await rounds(setting, second)).toMatchObject([{ id: draft.id, text: 'عملنا' }]);
  });
});

describe('whoever was not named as taking part', () => {
  const text = 'بعد التجربة على الهاتف كبّرت الأزرار لأنها كانت ضيقة، ثم وسّعت المسافة بين السطور.';

  /** A group whose work, begun by the first of the two, has passed for one of them alone. */
  async function passedFor(named: 'learner' | 'second') {
    const setting = await aGroupSetting();
    const { learner, handIn, mark } = setting;
    const work = await handIn(learner, text);
    await mark(work, { tookPart: [setting[named].userId] });
    return { ...setting, work };
  }
  const listed = async ({ courseId }: AssignmentSetting, { agent }: SignedInAgent) =>
    ((await agent.get(`/api/courses/${courseId}/assignments`).expect(200)).body as object[])[0];

  it('hands in alone once the group has passed, for a mark of their own [ASG-1] [EVD-8]', async () => {
    const setting = await passedFor('learner');
    const { author, learner, second, third, path, handIn, mark } = setting;
    expect((await save(setting, learner, 'وعمل آخر').expect(409)).body.code).toBe('assignments.passed');
    expect((await save(setting, third, 'أنا').expect(409)).body.code).toBe('assignments.no_group');
    expect((await second.agent.post(`${path}/submit`).expect(422)).body.code).toBe('assignments.work_empty');
    const { body: draft } = await save(setting, second, '').expect(200);
    expect(draft).toMatchObject({ state: 'draft', round: 2, text: '', group: null, members: [] });
    await learner.agent.get(`/api/submissions/${draft.id}`).expect(404);
    expect(await listed(setting, second)).toMatchObject({ state: 'draft', hasPassed: false });
    const own = await handIn(second, 'عملي أنا.');
    expect(own.id).toBe(draft.id);
    expect(await listed(setting, second)).toMatchObject({ state: 'waiting', score: null, hasPassed: false });
    const queue = (await author.agent.get('/api/marking').expect(200)).body as { id: string }[];
    expect(queue.find(({ id }) => id === own.id)).toMatchObject({ group: null, round: 2 });
    await mark(own);
    expect(await listed(setting, second)).toMatchObject({ state: 'marked', score: '100.00', hasPassed: true });
    expect(await listed(setting, learner)).toMatchObject({ state: 'marked', score: '100.00', hasPassed: true });
    expect(await rounds(setting, learner)).toHaveLength(1);
    expect((await save(setting, second, 'ثالث').expect(409)).body.code).toBe('assignments.passed');
  });

  it('hands in alone also where they had begun the round of the group, and again after a mark [ASG-1]', async () => {
    const setting = await passedFor('second');
    const { learner, second, handIn, mark } = setting;
    const own = await handIn(learner, 'عملي أنا.');
    await mark(own, { levels: worst });
    expect(await handIn(learner, 'عملي مرة أخرى.')).toMatchObject({ round: 3, group: null });
    expect(await listed(setting, second)).toMatchObject({ score: '100.00', hasPassed: true });
  });

  it('finishes what they began alone when they are named after all, and begins nothing more [ASG-1] [ASG-2]', async () => {
    const setting = await passedFor('learner');
    const { author, second, work, handIn, mark } = setting;
    await save(setting, second, 'عملي أنا.').expect(200);
    await author.agent.delete(`/api/submissions/${work.id}/members/${second.userId}/exception`).expect(200);
    await mark(await handIn(second, 'عملي أنا، كاملاً.'), { levels: worst });
    expect(await listed(setting, second)).toMatchObject({ score: '100.00', hasPassed: true });
    expect((await save(setting, second, 'ثالث').expect(409)).body.code).toBe('assignments.passed');
  });

  it('is pointed out to who marks where they copy what their group wrote, whoever began it [ASG-2]', async () => {
    for (const named of ['learner', 'second'] as const) {
      const setting = await passedFor(named);
      const own = await setting.handIn(named === 'learner' ? setting.second : setting.learner, text);
      const { body } = await setting.author.agent.get(`/api/submissions/${own.id}/similar`).expect(200);
      expect(body.works).toMatchObject([{ submissionId: setting.work.id, share: 100 }]);
    }
  });

  it('keeps their own work when who began that of the group is erased [ASG-1] [PRF-4]', async () => {
    const setting = await passedFor('learner');
    const { learner, second, work, handIn } = setting;
    const own = await handIn(second, 'عملي أنا.');
    await erase(learner);
    expect((await rounds(setting, second)).map(({ id }) => id).toSorted()).toEqual([own.id, work.id].toSorted());
  });
});
