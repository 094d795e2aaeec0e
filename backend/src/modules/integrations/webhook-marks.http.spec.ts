import { type WebhookEvent, webhookEvents } from '@masar/domain';
import { startTestApp, type TestApp } from '#testing/test-app';
import { anAssignmentSetting } from '../assignments/testing/an-assignment.js';
import { aGradebookSetting } from '../grades/testing/a-gradebook.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await (
    await test.as('admin')
  ).agent
    .post('/api/webhooks')
    .send({ name: 'Registry', url: 'https://registry.example.org/masar', events: webhookEvents })
    .expect(201);
});
afterAll(() => test.close());

/** The data of the messages of a kind that name this id, the first first. */
const told = async (event: WebhookEvent, id: string) => {
  const rows = await test
    .em()
    .execute<{ data: object }[]>(
      `select payload -> 'data' as data from webhook_deliveries where event = ? and payload ->> 'data' like ? order by created_at, id`,
      [event, `%${id}%`],
    );
  return rows.map(({ data }) => data);
};

describe('what webhooks are told of marks', () => {
  it('is work that is handed in, again after it was taken back, handed back and marked [API-5] [ASG-1] [ASG-2]', async () => {
    const { author, learner, id: assignmentId, courseId, handIn, mark } = await anAssignmentSetting(test);
    const first = await handIn();
    const message = { submissionId: first.id, assignmentId, userId: learner.userId, courseId };
    expect(await told('work.handed_in', first.id)).toEqual([message]);
    await learner.agent
      .post(`/api/submissions/${first.id}/withdraw`)
      .expect(({ status }) => expect(status).toBeLessThan(300));
    const again = await handIn();
    expect(await told('work.handed_in', first.id)).toEqual([message, message]);
    await author.agent
      .post(`/api/submissions/${first.id}/return`)
      .send({ version: again.version, reason: 'أعد الصفحة الثانية.' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await told('work.handed_back', first.id)).toEqual([message]);
    const second = await handIn();
    await mark(second);
    expect(await told('work.marked', second.id)).toEqual([{ ...message, submissionId: second.id }]);
  });

  it('is each member of a group, when it is made and when its work is marked [API-5] [ASG-1]', async () => {
    const setting = await anAssignmentSetting(test, { isGroupWork: true });
    const { author, learner, id: assignmentId, courseId, path, handIn, mark } = setting;
    const second = await setting.another();
    const people = [learner.userId, second.userId].toSorted();
    for (const userId of people)
      await author.agent.put(`${path}/groups/learners/${userId}`).send({ group: 1 }).expect(204);
    const groups = (await told('group.made', assignmentId)) as { userId: string }[];
    expect(groups.map(({ userId }) => userId).toSorted()).toEqual(people);
    expect(groups[0]).toEqual({ groupId: expect.any(String), assignmentId, userId: people[0], courseId });
    const work = await handIn();
    await mark(work);
    const marked = (await told('work.marked', work.id)) as { userId: string }[];
    expect(marked.map(({ userId }) => userId).toSorted()).toEqual(people);
  });

  it('is a later day for one person [API-5] [ASG-1]', async () => {
    const {
      author,
      learner,
      id: assignmentId,
      courseId,
      path,
    } = await anAssignmentSetting(test, {
      dueAt: '2027-01-10T12:00:00.000Z',
    });
    await author.agent
      .put(`${path}/extensions/${learner.userId}`)
      .send({ dueAt: '2027-02-10T12:00:00.000Z', reason: 'مرض' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await told('extension.granted', assignmentId)).toEqual([{ assignmentId, userId: learner.userId, courseId }]);
  });

  it('is each learner of whom a grade changed, once for a whole file, and nobody where nothing changed [API-5] [GRD-1]', async () => {
    const { author, book, learner, another, courseId, quizId, declare, enter } = await aGradebookSetting(test);
    const second = await another();
    const manual = await declare();
    await enter(learner.userId, manual, { score: '7' }).expect(200);
    await enter(learner.userId, manual, { score: '7.00', version: 1 }).expect(200);
    const message = { userId: learner.userId, courseId };
    expect(await told('grade.changed', learner.userId)).toEqual([message]);
    const people = [learner.userId, second.userId];
    const file = `id,name,q [${quizId}],m [${manual}]\r\n${people.map((id) => `${id},x,85,8\r\n`).join('')}`;
    const send = () =>
      author.agent.post(`${book}/import?reason=خلل`).attach('file', Buffer.from(file), 'grades.csv').expect(200);
    await send();
    await send();
    expect(await told('grade.changed', learner.userId)).toEqual([message, message]);
    expect(await told('grade.changed', second.userId)).toEqual([{ userId: second.userId, courseId }]);
  });

  it('carries ids alone: no mark, reason or text of anybody [API-5] [PRF-4]', async () => {
    const rows = await test
      .em()
      .execute<{ data: Record<string, string> }[]>(
        `select payload -> 'data' as data from webhook_deliveries where event ~ '^(work|extension|group|grade)[.]'`,
      );
    const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(({ data }) => Object.values(data)).filter((value) => !uuid.test(value))).toEqual([]);
  });
});
