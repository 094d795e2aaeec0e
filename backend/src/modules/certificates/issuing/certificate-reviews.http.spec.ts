import { randomUUID } from 'node:crypto';
import { mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { aCourse } from '../../courses/testing/course.builder.js';
import { CertificateReview } from '../review/certificate-review.entity.js';
import { CertificateReviewReminders } from '../review/certificate-review-reminders.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reason = 'أعد اختبار الدرس الثاني، فنتيجتك دون المطلوب.';

interface Waiting {
  author: SignedInAgent;
  learner: SignedInAgent;
  courseId: string;
  certificateId: string;
  reviewId: string;
}

const queueOf = async ({ agent }: SignedInAgent, query = '') =>
  (await agent.get(`/api/certificate-reviews${query}`).expect(200)).body as { id: string; certificateId: string }[];
const decide = ({ agent }: SignedInAgent, id: string, body: object) =>
  agent.post(`/api/certificate-reviews/${id}/decision`).send(body);
const askAgain = ({ agent }: SignedInAgent, id: string, body = {}) =>
  agent.post(`/api/certificates/${id}/ask-review`).send(body);
const ownOf = async ({ agent }: SignedInAgent) => (await agent.get('/api/certificates').expect(200)).body[0];
const told = async ({ agent }: SignedInAgent) =>
  ((await agent.get('/api/notifications').expect(200)).body as { kind: string; titleAr: string }[])
    .filter(({ kind }) => kind === 'certificate-review')
    .map(({ titleAr }) => titleAr);

async function completeBy(learner: SignedInAgent, courseId: string, lessonIds: string[]): Promise<string> {
  await learner.agent.post('/api/enrollments').send({ courseId }).expect(201);
  for (const id of lessonIds) await completeLesson(learner.agent, id);
  return (await ownOf(learner)).id;
}

/** A learner completed a course whose instructor reviews certificates. */
async function waiting(): Promise<Waiting> {
  const [author, learner] = [await app.as('instructor'), await app.as('student')];
  const { course, lessons } = await aCourse()
    .by(author.userId)
    .with({ requiresReview: true })
    .published()
    .withLessons(2)
    .saved(app.em());
  const ids = lessons.map(({ id }) => id);
  const certificateId = await completeBy(learner, course.id, ids);
  const [row] = await queueOf(author);
  return { author, learner, courseId: course.id, certificateId, reviewId: row!.id };
}

describe('the queue of certificates under review', () => {
  it('shows what waits to the course’s instructor and to administrators, nobody else [CRT-11]', async () => {
    const { author, learner, certificateId, reviewId } = await waiting();
    expect(await queueOf(author)).toMatchObject([
      { id: reviewId, certificateId, state: 'waiting', round: 1, note: null },
    ]);
    expect((await queueOf(await app.as('admin'), '?limit=100')).map(({ id }) => id)).toContain(reviewId);
    const other = await app.as('instructor');
    expect(await queueOf(other)).toEqual([]);
    await learner.agent.get('/api/certificate-reviews').expect(403);
    await other.agent.get(`/api/certificate-reviews/${reviewId}/work`).expect(404);
    expect((await decide(other, reviewId, { decision: 'approved' }).expect(404)).body.code).toBe(
      'certificates.review_not_found',
    );
    await decide(learner, reviewId, { decision: 'approved' }).expect(403);
    await decide(author, randomUUID(), { decision: 'approved' }).expect(404);
    expect((await told(author))[0]).toMatch(/^شهادة .* تنتظر مراجعتك$/);
  });

  it('walks in pages, the one that waits longest first, and counts all [CRT-11] [CRS-7]', async () => {
    const { author, courseId, reviewId } = await waiting();
    const lessons = (await author.agent.get(`/api/courses/${courseId}/lessons`).expect(200)).body as { id: string }[];
    await completeBy(
      await app.as('student'),
      courseId,
      lessons.map(({ id }) => id),
    );
    const first = await author.agent.get('/api/certificate-reviews?limit=1').expect(200);
    expect(first.headers['x-total-count']).toBe('2');
    expect(first.body).toMatchObject([{ id: reviewId }]);
    const [, next] = /<([^>]+)>/.exec(String(first.headers['link']))!;
    const second = await author.agent.get(next!).expect(200);
    expect(second.body).toHaveLength(1);
    expect(second.body[0].id).not.toBe(reviewId);
    expect(second.headers['link']).toBeUndefined();
    await author.agent.get('/api/certificate-reviews?cursor=WyJhIiwiYiJd').expect(400);
  });

  it('lies beside what the learner did in the course [CRT-11]', async () => {
    const { author, learner, courseId, reviewId } = await waiting();
    await app
      .em()
      .execute(
        `insert into lesson_times (user_id, lesson_id, seconds) select ?, id, 60 from lessons where course_id = ?`,
        [learner.userId, courseId],
      );
    const { body } = await author.agent.get(`/api/certificate-reviews/${reviewId}/work`).expect(200);
    expect(body).toMatchObject({ spentSeconds: 120, lessonsCompleted: 2, discussions: [] });
    expect(body.lessons).toMatchObject([
      { isCompleted: true, spentSeconds: 60, hasQuiz: false, bestScore: null, attempts: 0 },
      { isCompleted: true },
    ]);
    expect(body.completedAt).not.toBeNull();
  });
});

describe('deciding', () => {
  it('approves: the certificate is valid, its learner is told, and the queue is empty [CRT-11] [NTF-1]', async () => {
    const { author, learner, reviewId } = await waiting();
    const { body } = await decide(author, reviewId, { decision: 'approved' }).expect(200);
    expect(body).toMatchObject({ state: 'approved', reason: null });
    expect(await ownOf(learner)).toMatchObject({ status: 'verified', review: null });
    expect(await queueOf(author)).toEqual([]);
    expect((await decide(author, reviewId, { decision: 'sent_back', reason }).expect(409)).body.code).toBe(
      'certificates.review_decided',
    );
  });

  it('sends back with a reason that the learner reads, is told and mailed of [CRT-11] [NTF-1]', async () => {
    const { author, learner, certificateId, reviewId } = await waiting();
    const { body } = await decide(author, reviewId, { decision: 'sent_back' }).expect(400);
    expect(body.errors).toMatchObject([{ field: 'reason' }]);
    await decide(author, reviewId, { decision: 'sent_back', reason: 'لا' }).expect(400);
    await decide(author, reviewId, { decision: 'sent_back', reason }).expect(200);
    expect(await ownOf(learner)).toMatchObject({ status: 'pending', review: { state: 'sent_back', round: 1, reason } });
    expect((await told(learner))[0]).toContain(reason);
    const { email } = await app.em().findOneOrFail(User, { id: learner.userId });
    await mailTo(app.dataDir, email, /أُعيدت|أعادها|sent back/);
    expect(await queueOf(author)).toEqual([]);
    expect(await queueOf(author, '?state=sent_back')).toMatchObject([{ certificateId, state: 'sent_back' }]);
    expect((await author.agent.post(`/api/certificates/${certificateId}/approve`).expect(409)).body.code).toBe(
      'certificates.review_decided',
    );
  });

  it('is won by one of two who decide at once, and the other hears it [CRT-11] [REL-1]', async () => {
    const { author, learner, reviewId } = await waiting();
    const admin = await app.as('admin');
    const answers = await Promise.all([
      decide(author, reviewId, { decision: 'approved' }),
      decide(admin, reviewId, { decision: 'sent_back', reason }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isApproved = answers[0].status === 200;
    expect((await ownOf(learner)).status).toBe(isApproved ? 'verified' : 'pending');
  });

  it('tells the instructor what an administrator decided instead [CRT-11]', async () => {
    const { author, reviewId } = await waiting();
    await decide(await app.as('admin'), reviewId, { decision: 'approved' }).expect(200);
    expect((await told(author)).some((title) => title.startsWith('اعتمدت الإدارة شهادة'))).toBe(true);
  });
});

describe('the own certificate', () => {
  it('waits for somebody else, whatever right its holder has in the course [CRT-11] [SEC-1]', async () => {
    const { author, courseId } = await waiting();
    const lessons = (await author.agent.get(`/api/courses/${courseId}/lessons`).expect(200)).body as { id: string }[];
    const ids = lessons.map(({ id }) => id);
    for (const holder of [author, await app.as('admin')]) {
      const certificateId = await completeBy(holder, courseId, ids);
      const { id } = await app.em().findOneOrFail(CertificateReview, { certificateId });
      for (const deed of [
        decide(holder, id, { decision: 'approved' }),
        decide(holder, id, { decision: 'sent_back', reason }),
        holder.agent.post(`/api/certificates/${certificateId}/approve`),
      ])
        expect((await deed.expect(403)).body.code).toBe('certificates.own_certificate');
      expect(await ownOf(holder)).toMatchObject({ status: 'pending', review: { state: 'waiting' } });
      expect((await queueOf(holder, '?limit=100')).map((row) => row.certificateId)).not.toContain(certificateId);
      await decide(await app.as('admin'), id, { decision: 'approved' }).expect(200);
      expect(await ownOf(holder)).toMatchObject({ status: 'verified' });
    }
  });
});

describe('asking again', () => {
  it('puts a certificate that was sent back before its reviewers once [CRT-11] [REL-1]', async () => {
    const { author, learner, certificateId, reviewId } = await waiting();
    expect((await askAgain(learner, certificateId).expect(409)).body.code).toBe('certificates.not_sent_back');
    await decide(author, reviewId, { decision: 'sent_back', reason }).expect(200);
    await askAgain(await app.as('student'), certificateId).expect(404);
    await askAgain(learner, certificateId, { note: 7 }).expect(400);
    const answers = await Promise.all([1, 2].map(() => askAgain(learner, certificateId, { note: 'أعدت الاختبار' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ownOf(learner)).toMatchObject({ review: { state: 'waiting', round: 2, reason: null } });
    expect(await queueOf(author)).toMatchObject([{ certificateId, round: 2, note: 'أعدت الاختبار' }]);
    expect(await queueOf(author, '?state=sent_back')).toEqual([]);
    expect((await told(author))[0]).toMatch(/من جديد$/);
  });
});

describe('a certificate that waits for days', () => {
  const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000);

  it('is brought to its instructor after three days and to the administrators three later, each once [CRT-11]', async () => {
    const { author, reviewId } = await waiting();
    const admin = await app.as('admin');
    const reminders = app.app.get(CertificateReviewReminders);
    const of = (start: string) => (title: string) => title.startsWith(start);
    await reminders.remind(daysAhead(2));
    expect((await told(author)).filter(of('تذكير'))).toHaveLength(0);
    await Promise.all([reminders.remind(daysAhead(3.1)), reminders.remind(daysAhead(3.1))]);
    expect((await told(author)).filter(of('تذكير'))).toHaveLength(1);
    expect(await app.em().findOneOrFail(CertificateReview, { id: reviewId })).toMatchObject({ escalatedAt: null });
    await reminders.remind(daysAhead(6.2));
    await reminders.remind(daysAhead(9));
    expect((await told(author)).filter(of('تذكير'))).toHaveLength(1);
    const { escalatedAt } = await app.em().findOneOrFail(CertificateReview, { id: reviewId });
    expect(escalatedAt).not.toBeNull();
    expect((await told(admin)).some((title) => title.includes('لم يراجعها أحد'))).toBe(true);
  });

  it('leaves the queue when it is revoked [CRT-11] [CRT-6]', async () => {
    const { author, certificateId } = await waiting();
    const admin = await app.as('admin');
    await admin.agent.post(`/api/certificates/${certificateId}/revoke`).send({ reason: 'أُلغيت الدورة' }).expect(200);
    expect(await queueOf(author)).toEqual([]);
    expect(await app.em().count(CertificateReview, { certificateId })).toBe(0);
  });
});
