import { type WebhookEvent, webhookEvents } from '@masar/domain';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { completeLesson } from '../courses/testing/complete-lesson.js';
import { aCourse } from '../courses/testing/course.builder.js';
import { anOpportunity } from '../opportunities/testing/opportunity.builder.js';

const question = {
  id: 'q1',
  type: 'single' as const,
  promptAr: 'كم؟',
  promptEn: 'How many?',
  options: [
    { id: 'a', ar: 'واحد', en: 'One', correct: true },
    { id: 'b', ar: 'اثنان', en: 'Two', correct: false },
  ],
};
const posting = {
  title: 'ورشة قراءة',
  description: 'ساعتان كل يوم سبت في مكتبة الحي للأطفال.',
  contactInfo: 'library@example.org',
};

describe('what webhooks are told of', () => {
  let test: TestApp;
  let admin: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    ({ agent: admin } = await test.as('admin'));
    await admin
      .post('/api/webhooks')
      .send({ name: 'Registry', url: 'https://registry.example.org/masar', events: webhookEvents })
      .expect(201);
  });
  afterAll(() => test.close());

  /** The data of the messages of a kind that name this id, the first first. */
  const told = async (event: WebhookEvent, id: string) => {
    const rows = await test
      .em()
      .execute<{ payload: { type: string; timestamp: string; data: object } }[]>(
        `select payload from webhook_deliveries where event = ? and payload ->> 'data' like ? order by created_at, id`,
        [event, `%${id}%`],
      );
    return rows.map(({ payload }) => payload.data);
  };

  it('is an account that is made, and one that is erased, when only its id is left [API-5] [PRF-4]', async () => {
    const email = 'invited@masar.test';
    const { body } = await admin
      .post('/api/admin/users')
      .send({ email, firstName: 'نور', lastName: 'علي', role: 'student' })
      .expect(201);
    const userId = (body as { id: string }).id;
    expect(await told('user.created', userId)).toEqual([{ userId }]);
    await admin
      .post(`/api/admin/users/${userId}/erasure`)
      .send({ confirmation: email, keepsCertificates: false, reason: 'طلب ذلك برسالة موقّعة' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await told('user.created', userId)).toEqual([]);
    expect(await told('user.erased', userId)).toEqual([{ userId }]);
  });

  it('is each step of learning, a quiz, the end and a certificate that is taken back [API-5]', async () => {
    const { agent, userId } = await test.as('student');
    const { course, lessons } = await aCourse()
      .published()
      .withLessons([{}, { quiz: { questions: [question] } }])
      .saved(test.em());
    const [courseId, lessonId] = [course.id, lessons[1]!.id];
    await agent.post('/api/enrollments').send({ courseId }).expect(201);
    await completeLesson(agent, lessons[0]!.id);
    await completeLesson(agent, lessons[0]!.id);
    const [created] = (await told('enrollment.created', userId)) as { enrollmentId: string }[];
    const { enrollmentId } = created!;
    expect(created).toEqual({ enrollmentId, userId, courseId });
    expect(await told('enrollment.progressed', userId)).toEqual([{ enrollmentId, userId, courseId }]);
    await agent
      .post(`/api/lessons/${lessonId}/quiz`)
      .send({ answers: [{ questionId: 'q1', optionIds: ['a'] }] })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await told('quiz.submitted', userId)).toEqual([
      { attemptId: expect.any(String), userId, courseId, lessonId },
    ]);
    await completeLesson(agent, lessonId);
    expect(await told('enrollment.progressed', userId)).toHaveLength(2);
    expect(await told('course.completed', userId)).toEqual([{ userId, courseId }]);
    const [issued] = (await told('certificate.issued', userId)) as { certificateId: string }[];
    await admin
      .post(`/api/certificates/${issued?.certificateId}/revoke`)
      .send({ reason: 'صدرت بالخطأ' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await told('certificate.revoked', userId)).toEqual([
      { certificateId: issued?.certificateId, userId, courseId },
    ]);
  });

  it('is progress to a share that was told before, once a lesson was added in between [API-5]', async () => {
    const { agent, userId } = await test.as('student');
    const { course, lessons } = await aCourse().published().withLessons(2).saved(test.em());
    await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    const report = (n: number) => completeLesson(agent, lessons[n]!.id);
    await report(0);
    await test.em().execute(`update enrollments set progress = 33.33 where user_id = ?`, [userId]);
    await report(0);
    expect(await told('enrollment.progressed', userId)).toHaveLength(2);
  });

  it('is an enrolment that is taken back or left, and each time that somebody joins again [API-5]', async () => {
    const { agent, userId } = await test.as('student');
    const { course } = await aCourse().published().withLessons(1).saved(test.em());
    const enrol = () => agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    await enrol();
    const [first] = (await told('enrollment.created', userId)) as { enrollmentId: string }[];
    await admin
      .delete(`/api/admin/enrollments/${first?.enrollmentId}`)
      .expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await told('enrollment.withdrawn', userId)).toEqual([first]);
    await enrol();
    expect(await told('enrollment.created', userId)).toHaveLength(2);
    await agent.delete(`/api/courses/${course.id}/enrollment`).expect(({ status }) => expect(status).toBeLessThan(300));
    const [, second] = (await told('enrollment.created', userId)) as { enrollmentId: string }[];
    expect(await told('enrollment.withdrawn', userId)).toEqual([first, second]);
    await enrol();
    expect(await told('enrollment.created', userId)).toEqual([first, second, second]);
  });

  it('is a posting that everybody can see, at once or after each review [API-5]', async () => {
    const published = async (agent: Agent) => {
      const { body } = await agent.post('/api/opportunities').send(posting).expect(201);
      return (body as { id: string }).id;
    };
    const atOnce = await published(admin);
    expect(await told('posting.published', atOnce)).toEqual([{ kind: 'opportunity', postingId: atOnce }]);
    const { agent: volunteer } = await test.as('volunteer');
    const held = await published(volunteer);
    expect(await told('posting.published', held)).toEqual([]);
    const approve = () =>
      admin
        .put(`/api/admin/pending-postings/${held}`)
        .send({ status: 'published' })
        .expect(({ status }) => expect(status).toBeLessThan(300));
    await approve();
    const message = { kind: 'opportunity', postingId: held };
    expect(await told('posting.published', held)).toEqual([message]);
    await volunteer.patch(`/api/opportunities/${held}`).send({ title: 'ورشة كتابة' }).expect(200);
    expect(await told('posting.published', held)).toEqual([message]);
    await approve();
    expect(await told('posting.published', held)).toEqual([message, message]);
  });

  it('is an application and each move of it [API-5]', async () => {
    const { agent: poster, userId: posterId } = await test.as('volunteer');
    const { agent, userId } = await test.as('student');
    const { id: postingId } = await anOpportunity(test.em(), posterId);
    const { body } = await agent
      .post(`/api/opportunities/${postingId}/applications`)
      .send({ coverLetter: 'أرغب في التطوّع معكم لأنني أحبّ القراءة للأطفال.' })
      .expect(201);
    const applicationId = (body as { id: string }).id;
    const application = { kind: 'opportunity', applicationId, postingId, userId };
    expect(await told('application.sent', applicationId)).toEqual([application]);
    await poster.patch(`/api/applications/${applicationId}`).send({ action: 'accept' }).expect(200);
    expect(await told('application.moved', applicationId)).toEqual([{ ...application, status: 'accepted' }]);
  });

  it('carries ids and closed words alone: no name, address or text of anybody [API-5] [PRF-4]', async () => {
    const rows = await test
      .em()
      .execute<{ data: Record<string, string> }[]>(
        `select payload -> 'data' as data from webhook_deliveries where event <> 'webhook.ping'`,
      );
    const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
    const others = rows.flatMap(({ data }) => Object.entries(data)).filter(([, value]) => !uuid.test(value));
    expect(new Set(others.map(([name]) => name))).toEqual(new Set(['verificationCode', 'kind', 'status']));
  });
});
