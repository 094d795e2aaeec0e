import { webhookEvents } from '@masar/domain';
import { organizationProgram } from '#testing/organization-program';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { anAssignmentSetting } from '../assignments/testing/an-assignment.js';
import { completeLesson } from '../courses/testing/complete-lesson.js';
import { aCourse } from '../courses/testing/course.builder.js';
import { aGradebookSetting } from '../grades/testing/a-gradebook.js';
import { anOpportunity } from '../opportunities/testing/opportunity.builder.js';

type Ids = Record<string, string>;
interface Message {
  event: string;
  data: Ids;
}

/** By which call of the organisation each id of a message is asked for; the guide for integrators names the same. */
const calls: Record<string, string> = {
  userId: 'people',
  courseId: 'courses',
  enrollmentId: 'enrollments',
  certificateId: 'certificates',
  lessonId: 'lessons',
  attemptId: 'attempts',
  assignmentId: 'assignments',
  submissionId: 'submissions',
  groupId: 'groups',
  postingId: 'postings',
  applicationId: 'applications',
};
/** What is about somebody's place in something has no id of its own: two ids of the message name it. */
const placed: Record<string, (data: Ids) => string> = {
  'grade.changed': ({ courseId, userId }) => `courses/${courseId}/grades/${userId}`,
  'extension.granted': ({ assignmentId, userId }) => `assignments/${assignmentId}/extensions/${userId}`,
};
/** Whatever a message calls it: an id of ours, or more of them. */
const isId = (value: unknown): boolean => /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i.test(JSON.stringify(value));
/** What is gone for good answers 404: that is what these messages say. */
const gone: Record<string, string[]> = { 'user.erased': ['userId'] };

describe('the ids of webhooks', () => {
  let test: TestApp;
  let admin: Agent;
  let program: Agent;
  let messages: Message[];
  const status = async (path: string) => (await program.get(`/api/organization/${path}`)).status;

  beforeAll(async () => {
    test = await startTestApp();
    ({ agent: admin } = await test.as('admin'));
    program = await organizationProgram(test, admin);
    await admin
      .post('/api/webhooks')
      .send({ name: 'Registry', url: 'https://registry.example.org/masar', events: webhookEvents })
      .expect(201);
    await learning();
    await work();
    await postings();
    await people();
    messages = await test
      .em()
      .execute<Message[]>(
        `select event, payload -> 'data' as data from webhook_deliveries where event <> 'webhook.ping' order by event`,
      );
  });
  afterAll(() => test.close());

  async function learning() {
    const { agent, userId } = await test.as('student');
    const options = [
      { id: 'a', ar: 'واحد', en: 'One', correct: true },
      { id: 'b', ar: 'اثنان', en: 'Two', correct: false },
    ];
    const questions = [{ id: 'q1', type: 'single' as const, promptAr: 'كم؟', promptEn: 'How many?', options }];
    const { course, lessons } = await aCourse()
      .published()
      .withLessons([{}, { quiz: { questions } }])
      .saved(test.em());
    await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    await completeLesson(agent, lessons[0]!.id);
    await agent
      .post(`/api/lessons/${lessons[1]!.id}/quiz`)
      .send({ answers: [{ questionId: 'q1', optionIds: ['a'] }] })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    await completeLesson(agent, lessons[1]!.id);
    const [certificate] = await test
      .em()
      .execute<{ id: string }[]>(`select id from certificates where user_id = ?`, [userId]);
    await admin
      .post(`/api/certificates/${certificate?.id}/revoke`)
      .send({ reason: 'صدرت بالخطأ' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    const { course: left } = await aCourse().published().withLessons(1).saved(test.em());
    await agent.post('/api/enrollments').send({ courseId: left.id }).expect(201);
    await agent.delete(`/api/courses/${left.id}/enrollment`).expect(({ status }) => expect(status).toBeLessThan(300));
  }

  async function work() {
    const { author, learner, path, handIn, mark } = await anAssignmentSetting(test, {
      isGroupWork: true,
      dueAt: '2027-01-10T12:00:00.000Z',
    });
    await author.agent.put(`${path}/groups/learners/${learner.userId}`).send({ group: 1 }).expect(204);
    await author.agent
      .put(`${path}/extensions/${learner.userId}`)
      .send({ dueAt: '2027-02-10T12:00:00.000Z', reason: 'مرض' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    const first = await handIn();
    await author.agent
      .post(`/api/submissions/${first.id}/return`)
      .send({ version: first.version, reason: 'أعد الصفحة الثانية.' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    await mark(await handIn());
    const book = await aGradebookSetting(test);
    await book.enter(book.learner.userId, await book.declare(), { score: '7' }).expect(200);
  }

  async function postings() {
    const { agent: poster, userId: posterId } = await test.as('volunteer');
    const { agent } = await test.as('student');
    const { id } = await anOpportunity(test.em(), posterId);
    const { body } = await agent
      .post(`/api/opportunities/${id}/applications`)
      .send({ coverLetter: 'أرغب في التطوّع معكم لأنني أحبّ القراءة للأطفال.' })
      .expect(201);
    await poster
      .patch(`/api/applications/${(body as { id: string }).id}`)
      .send({ action: 'accept' })
      .expect(200);
    const words = { title: 'ورشة قراءة', description: 'ساعتان كل يوم سبت في مكتبة الحي للأطفال.' };
    await admin
      .post('/api/opportunities')
      .send({ ...words, contactInfo: 'library@example.org' })
      .expect(201);
    const job = { title: 'مطوّر واجهات', description: 'نطلب من يبني واجهات عربية للهواتف.', companyName: 'دجلة' };
    await admin
      .post('/api/jobs')
      .send({ ...job, contactInfo: 'jobs@example.org' })
      .expect(201);
    const service = { ...words, category: 'design', price: 0 };
    await admin
      .post('/api/services')
      .send(service)
      .expect(({ status }) => expect([201, 403]).toContain(status));
  }

  async function people() {
    const invite = (email: string) =>
      admin.post('/api/admin/users').send({ email, firstName: 'نور', lastName: 'علي', role: 'student' }).expect(201);
    await invite('stays@masar.test');
    const email = 'leaves@masar.test';
    const { body } = await invite(email);
    await admin
      .post(`/api/admin/users/${(body as { id: string }).id}/erasure`)
      .send({ confirmation: email, keepsCertificates: false, reason: 'طلب ذلك برسالة موقّعة' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
  }

  it('of every kind resolve by a call of the organisation [API-5] [API-8]', async () => {
    expect([...new Set(messages.map(({ event }) => event))]).toEqual(webhookEvents.toSorted());
    const unresolved = new Set<string>();
    for (const { event, data } of messages) {
      for (const [name, id] of Object.entries(data).filter(([name, value]) => name.endsWith('Id') || isId(value))) {
        const expected = gone[event]?.includes(name) ? 404 : 200;
        if (!calls[name] || (await status(`${calls[name]}/${id}`)) !== expected) unresolved.add(`${event} ${name}`);
      }
      const place = placed[event]?.(data);
      if (place && (await status(place)) !== 200) unresolved.add(`${event} ${place}`);
    }
    expect([...unresolved]).toEqual([]);
  });

  it('lead to the same ids, and to no word that somebody wrote about somebody [API-8] [PRF-4]', async () => {
    const { data } = messages.find(({ event }) => event === 'work.marked')!;
    const { body: submission } = await program.get(`/api/organization/submissions/${data.submissionId}`).expect(200);
    const { submissionId: id, assignmentId, userId, courseId } = data;
    expect(submission).toMatchObject({
      id,
      assignmentId,
      userId,
      courseId,
      state: 'marked',
      hasPassed: true,
      round: 2,
    });
    const { body: group } = await program
      .get(`/api/organization/groups/${(submission as { groupId: string }).groupId}`)
      .expect(200);
    expect(group).toMatchObject({ assignmentId, courseId, number: 1, userIds: [userId] });
    const moved = messages.find(({ event }) => event === 'application.moved')!.data;
    const { body: application } = await program
      .get(`/api/organization/applications/${moved.applicationId}`)
      .expect(200);
    expect(application).toMatchObject({ kind: 'opportunity', userId: moved.userId, status: 'accepted' });
    const quiz = messages.find(({ event }) => event === 'quiz.submitted')!.data;
    const { body: attempt } = await program.get(`/api/organization/attempts/${quiz.attemptId}`).expect(200);
    expect(attempt).toMatchObject({ userId: quiz.userId, lessonId: quiz.lessonId, score: '100.00' });
    const graded = messages.find(({ event }) => event === 'grade.changed')!.data;
    const { body: grades } = await program
      .get(`/api/organization/courses/${graded.courseId}/grades/${graded.userId}`)
      .expect(200);
    expect((grades as { items: { kind: string; score: string }[] }).items).toContainEqual(
      expect.objectContaining({ kind: 'manual', state: 'graded', score: '7.00' }),
    );
    const said = JSON.stringify([submission, group, application, attempt, grades]);
    for (const word of ['coverLetter', 'reason', 'comment', 'answers', 'text', 'مرض']) expect(said).not.toContain(word);
  });

  it('are asked for by programs whose token says so, and one nobody has is 404 [API-7] [API-8]', async () => {
    const nobody = '7b0f3f0e-6a4e-4c1e-9a51-6f0f2a3d9c11';
    const small = await organizationProgram(test, admin, 'people:read');
    for (const path of new Set(Object.values(calls))) {
      expect([path, await status(`${path}/${nobody}`)]).toEqual([path, 404]);
      expect([path, await status(`${path}/7`)]).toEqual([path, 400]);
      if (path !== 'people') await small.get(`/api/organization/${path}/${nobody}`).expect(403);
    }
    const { courseId, userId } = messages.find(({ event }) => event === 'grade.changed')!.data;
    expect(await status(`courses/${courseId}/grades/${nobody}`)).toBe(404);
    expect(await status(`courses/${nobody}/grades/${userId}`)).toBe(404);
    expect(await status(`assignments/${nobody}/extensions/${userId}`)).toBe(404);
  });
});
