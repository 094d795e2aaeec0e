import { randomUUID } from 'node:crypto';
import { type SignedInAgent, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { aForum } from '../../community/testing/forum.builder.js';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { aCourse } from '../../courses/testing/course.builder.js';
import { anOpportunity } from '../../opportunities/testing/opportunity.builder.js';

export const person = {
  email: 'shahraban@masar.test',
  firstName: 'شهربان',
  lastName: 'القطيفي',
  nameAr: 'شهربان حسين القطيفي',
  nameEn: 'Shahraban Al-Qatifi',
};

/** Everything by which the person could be found again. */
export const traces = [
  person.email,
  `${person.firstName} ${person.lastName}`,
  `${person.firstName}_${person.lastName}`,
  'شهربان_القطيفى',
  'شَهربان القطيفي',
  person.nameAr,
  person.nameEn,
];

export interface FullLife extends SignedInAgent {
  other: SignedInAgent;
  courseId: string;
  discussionId: string;
  certificateCode: string;
}

/** A person who left something everywhere: learned, wrote, was called, applied, asked and subscribed. */
export async function aFullLife(app: TestApp): Promise<FullLife> {
  const [me, other] = [await app.as('student'), await app.as('volunteer')];
  await app.em().nativeUpdate(User, { id: me.userId }, { ...person, bio: `أنا ${person.nameAr}` });
  const password = 'a long enough phrase';
  await me.agent.put('/api/profile/password').send({ newPassword: password }).expect(204);
  await me.agent.post('/api/auth/confirm').send({ password }).expect(204);
  const courseId = await learn(app, me, other);
  const discussionId = await talk(app, me, other);
  await me.agent.put('/api/projects/logo-design/steps/brief').send({ notes: person.nameEn }).expect(200);
  await me.agent
    .post('/api/projects/logo-design/steps/brief/file')
    .attach('file', Buffer.from('%PDF-1.7'), `${person.nameEn}.pdf`)
    .expect(201);
  await work(app, me, other);
  await me.agent.patch('/api/profile').send({ role: 'instructor', roleReason: person.nameAr }).expect(200);
  await app.anonymous().post('/api/newsletter').send({ email: person.email }).expect(202);
  const message = { name: person.nameAr, email: person.email, subject: 'سؤال', message: person.nameAr };
  await app
    .anonymous()
    .post('/api/contact')
    .send({ ...message, formKey: randomUUID() })
    .expect(201);
  const [certificate] = (await me.agent.get('/api/certificates')).body as { verificationCode: string }[];
  return { ...me, other, courseId, discussionId, certificateCode: certificate!.verificationCode };
}

/** Joins, finishes and rates a course, asks for a place in another of somebody else, and waits for a third. */
async function learn(app: TestApp, { agent }: SignedInAgent, other: SignedInAgent): Promise<string> {
  const { course, lessons } = await aCourse().published().withLessons(2).saved(app.em());
  await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
  for (const { id } of lessons) await completeLesson(agent, id);
  await agent.post(`/api/courses/${course.id}/reviews`).send({ rating: 5, text: 'دورة رائعة' }).expect(201);
  const { course: priced } = await aCourse().by(other.userId).with({ price: '10' }).published().saved(app.em());
  await agent.post('/api/course-places').send({ courseId: priced.id }).expect(201);
  const { course: toCome } = await aCourse().published().inPreparation().saved(app.em());
  await agent.post(`/api/courses/${toCome.id}/follow`).expect(200);
  return course.id;
}

/** Asks, is answered and called by name, likes and reports. */
async function talk(app: TestApp, me: SignedInAgent, other: SignedInAgent): Promise<string> {
  const { id: forumId } = await aForum(app.em());
  const content = `راسلوني على ${person.email}\n\n${person.firstName} ${person.lastName}`;
  const mine = await me.agent.post('/api/discussions').send({ forumId, title: 'سؤال عن الشعار', content }).expect(201);
  const theirs = await other.agent
    .post('/api/discussions')
    .send({ forumId, title: 'شكر', content: `شكراً @${person.firstName}_${person.lastName} على المساعدة` })
    .expect(201);
  const { id } = mine.body as { id: string };
  const { id: theirId } = theirs.body as { id: string };
  await other.agent.post(`/api/discussions/${id}/report`).send({ reason: 'other', note: person.email }).expect(201);
  await me.agent
    .post(`/api/discussions/${theirId}/replies`)
    .set('Idempotency-Key', randomUUID())
    .send({ content: `العفو، ${person.nameAr}` })
    .expect(201);
  await other.agent
    .post(`/api/discussions/${theirId}/replies`)
    .send({ content: 'شكراً لـ@شهربان_القطيفى و@شَهربان القطيفي' })
    .expect(201);
  await other.agent.post(`/api/discussions/${theirId}/replies`).send({ content: 'ثم ＠شهربان_القطيفي' }).expect(201);
  await me.agent.post(`/api/discussions/${theirId}/like`).expect((answer) => answer.status < 300);
  return id;
}

/** Applies for something, and offers something with an address of her own. */
async function work(app: TestApp, me: SignedInAgent, other: SignedInAgent): Promise<void> {
  const theirs = await anOpportunity(app.em(), other.userId);
  await me.agent
    .post(`/api/opportunities/${theirs.id}/applications`)
    .send({ coverLetter: `أنا ${person.nameAr}، وبريدي ${person.email}.` })
    .expect(201);
  const descriptionAr = `للاستفسار: ${person.firstName} ${person.lastName}`;
  await anOpportunity(app.em(), me.userId, { contactInfo: person.email, descriptionAr });
}
