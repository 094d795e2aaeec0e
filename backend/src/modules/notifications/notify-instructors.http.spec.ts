import { allMailsTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../auth/user.entity.js';
import { aCourse, anEnrollment } from '../courses/testing/course.builder.js';
import { NewLearners } from './digest/new-learners.js';

interface Told {
  kind: string;
  titleAr: string;
  titleEn: string;
  href: string;
}

let app: TestApp;
let teacher: SignedInAgent;
let learner: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [teacher, learner] = [await app.as('instructor'), await app.as('student')];
});
afterAll(() => app.close());

const aCourseOfTheirs = () => aCourse().by(teacher.userId).published().withLessons(2).saved(app.em());

/** Somebody who teaches with the owner. */
async function colleague(
  courseId: string,
  right: 'teacher' | 'assistant',
  role: 'instructor' | 'student' = 'instructor',
) {
  const person = await app.as(role);
  await app
    .em()
    .execute('insert into course_people (course_id, user_id, "right") values (?, ?, ?)', [
      courseId,
      person.userId,
      right,
    ]);
  return person;
}

/** What a person was told, the latest first, without the marks that keep names in one piece. */
const toldTo = async ({ agent }: SignedInAgent): Promise<Told[]> =>
  JSON.parse((await agent.get('/api/notifications').expect(200)).text.replace(/[\u2066-\u2069\u200f]/g, ''));

describe('instructors', () => {
  it('hear of a question below a lesson of theirs, and not of their own [NTF-4] [NTF-1]', async () => {
    const { course, lessons } = await aCourseOfTheirs();
    await anEnrollment(app.em(), course.id, learner.userId, '50');
    const ask = ({ agent }: SignedInAgent, title: string) =>
      agent.post('/api/discussions').send({ lessonId: lessons[0]?.id, title, content: 'كيف؟' }).expect(201);
    const { body } = await ask(learner, 'سؤال عن الحلقة');
    await ask(teacher, 'تمرين إضافي');
    expect(await toldTo(teacher)).toMatchObject([
      {
        kind: 'lesson-question',
        titleAr: 'سؤال جديد من زهراء كاظم في دورتك «أساسيات البرمجة»: «سؤال عن الحلقة»',
        titleEn: 'زهراء كاظم asked in your course “Programming basics”: “سؤال عن الحلقة”',
        href: `/discussions/${body.id}`,
      },
    ]);
    expect(await toldTo(learner)).toEqual([]);
  });

  it('hear of a review once, also where it is changed [NTF-4] [CRS-6]', async () => {
    const { course } = await aCourseOfTheirs();
    await anEnrollment(app.em(), course.id, learner.userId, '50');
    const rate = (rating: number) =>
      learner.agent.post(`/api/courses/${course.id}/reviews`).send({ rating, text: 'دورة نافعة' });
    await rate(4).expect(201);
    await rate(2).expect(200);
    expect(await toldTo(teacher)).toMatchObject([
      {
        kind: 'course-reviewed',
        titleAr: 'تقييم جديد لدورتك «أساسيات البرمجة»: 4 من 5',
        titleEn: 'A new review of your course “Programming basics”: 4 of 5',
        href: `/courses/${course.id}`,
      },
    ]);
  });

  it('hear of reviews and of questions whichever right they have, and not where it waits for a role [NTF-4] [CRS-14]', async () => {
    const { course, lessons } = await aCourseOfTheirs();
    const [also, assistant] = [await colleague(course.id, 'teacher'), await colleague(course.id, 'assistant')];
    const former = await colleague(course.id, 'teacher', 'student');
    await anEnrollment(app.em(), course.id, learner.userId, '50');
    const question = { lessonId: lessons[0]?.id, title: 'سؤال', content: 'كيف؟' };
    await learner.agent.post(`/api/courses/${course.id}/reviews`).send({ rating: 5, text: 'دورة نافعة' }).expect(201);
    await learner.agent.post('/api/discussions').send(question).expect(201);
    for (const person of [teacher, also, assistant])
      expect((await toldTo(person)).map(({ kind }) => kind)).toEqual(['lesson-question', 'course-reviewed']);
    expect([await toldTo(former), await toldTo(await app.as('instructor'))]).toEqual([[], []]);
  });

  it('hear of new learners whichever right they have, and count none who teaches [NTF-4] [CRS-14]', async () => {
    const { course } = await aCourseOfTheirs();
    const assistant = await colleague(course.id, 'assistant');
    for (const person of [learner, assistant]) await anEnrollment(app.em(), course.id, person.userId);
    await app
      .em()
      .execute('update enrollments set enrolled_at = ? where course_id = ?', [
        new Date(Date.UTC(2027, 3, 9, 12)),
        course.id,
      ]);
    await app.app.get(NewLearners).tell(new Date(Date.UTC(2027, 3, 10, 5)));
    for (const person of [teacher, assistant])
      expect((await toldTo(person)).map(({ titleEn }) => titleEn)).toEqual([
        'A new learner joined your course “Programming basics”',
      ]);
  });

  it('hear nothing of a kind that they do not want, and have it by mail where they do [NTF-4] [NTF-2]', async () => {
    const { course, lessons } = await aCourseOfTheirs();
    await anEnrollment(app.em(), course.id, learner.userId, '50');
    const kinds = [
      { kind: 'course-reviewed', channel: 'none' },
      { kind: 'lesson-question', channel: 'email' },
    ];
    await teacher.agent.put('/api/notifications/preferences').send({ kinds }).expect(200);
    await learner.agent.post(`/api/courses/${course.id}/reviews`).send({ rating: 5, text: 'دورة نافعة' }).expect(201);
    const question = { lessonId: lessons[0]?.id, title: 'سؤال بالبريد', content: 'كيف؟' };
    await learner.agent.post('/api/discussions').send(question).expect(201);
    expect((await toldTo(teacher)).map(({ kind }) => kind)).toEqual(['lesson-question']);
    const { email } = await app.em().findOneOrFail(User, { id: teacher.userId });
    expect(await allMailsTo(app, email)).toHaveLength(1);
  });

  it('hear once of each day and course how many joined, whole days only [NTF-4] [REL-1]', async () => {
    const { course } = await aCourseOfTheirs();
    const now = new Date(Date.UTC(2027, 2, 10, 5));
    const joined = async (person: SignedInAgent, at: Date) => {
      const { id } = await anEnrollment(app.em(), course.id, person.userId);
      await app.em().execute('update enrollments set enrolled_at = ? where id = ?', [at, id]);
    };
    // In Iraq the day begins at nine in the evening of Greenwich.
    await joined(learner, new Date(Date.UTC(2027, 2, 8, 21, 5)));
    await joined(await app.as('student'), new Date(Date.UTC(2027, 2, 9, 20, 55)));
    await joined(teacher, new Date(Date.UTC(2027, 2, 9, 12)));
    await joined(await app.as('student'), new Date(Date.UTC(2027, 2, 9, 21, 5)));
    const morning = app.app.get(NewLearners);
    await Promise.all([morning.tell(now), morning.tell(now)]);
    expect(await toldTo(teacher)).toMatchObject([
      {
        kind: 'course-enrolled',
        titleAr: 'انضمّ متعلّمان جديدان إلى دورتك «أساسيات البرمجة»',
        titleEn: '2 new learners joined your course “Programming basics”',
        href: `/courses/${course.id}`,
      },
    ]);
    await morning.tell(new Date(Date.UTC(2027, 2, 11, 5)));
    expect((await toldTo(teacher)).map(({ titleEn }) => titleEn)).toEqual([
      'A new learner joined your course “Programming basics”',
      '2 new learners joined your course “Programming basics”',
    ]);
  });
});
