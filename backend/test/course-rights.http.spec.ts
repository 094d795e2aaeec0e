import type { CourseRight } from '@masar/domain';
import { type Agent, type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import {
  aMark,
  anAssignmentSetting,
  type AssignmentSetting,
} from '../src/modules/assignments/testing/an-assignment.js';
import { aCourse } from '../src/modules/courses/testing/course.builder.js';

let app: TestApp;
let setting: AssignmentSetting;
let work: { id: string; version: number };
let bankId: string;
const people = new Map<CourseRight | 'nobody', SignedInAgent>();

const give = (courseId: string, userId: string, right: CourseRight) =>
  app
    .em()
    .execute('insert into course_people (course_id, user_id, "right") values (?, ?, ?)', [courseId, userId, right]);

beforeAll(async () => {
  app = await startTestApp();
  setting = await anAssignmentSetting(app);
  work = await setting.handIn();
  const bank = { name: 'بنك الدورة', courseId: setting.courseId };
  bankId = ((await setting.author.agent.post('/api/question-banks').send(bank).expect(201)).body as { id: string }).id;
  people.set('owner', setting.author);
  for (const right of ['teacher', 'assistant'] as const) {
    const person = await app.as('instructor');
    await give(setting.courseId, person.userId, right);
    people.set(right, person);
  }
  people.set('nobody', await app.as('instructor'));
});
afterAll(() => app.close());

type Call = (agent: Agent) => PromiseLike<{ status: number }>;
const get =
  (path: () => string): Call =>
  (agent) =>
    agent.get(path());
const course = (rest = '') => `/api/courses/${setting.courseId}${rest}`;
const lesson = (rest = '') => `/api/lessons/${setting.lessonId}${rest}`;
const submission = (rest = '') => `/api/submissions/${work.id}${rest}`;

/** What owner, teacher, assistant and another instructor are answered, in this order. */
const calls: [string, Call, number[]][] = [
  ['reads the lessons’ keys and texts', get(() => lesson('/draft')), [200, 200, 403, 403]],
  ['reads the course as a file', get(() => course('/export')), [200, 200, 403, 403]],
  ['sees its places', get(() => course('/places')), [200, 200, 403, 403]],
  ['reads the rules of its final', get(() => course('/final/rules')), [200, 200, 403, 403]],
  ['opens its bank', get(() => `/api/question-banks/${bankId}`), [200, 200, 404, 404]],
  ['changes it', (agent) => agent.patch(course()).send({ durationHours: 4 }), [200, 200, 403, 403]],
  ['adds a lesson', (agent) => agent.post(course('/lessons')).send({ titleAr: 'درس' }), [201, 201, 403, 403]],
  ['reads its gradebook', get(() => course('/gradebook')), [200, 200, 200, 403]],
  ['sees who learns', get(() => course('/gradebook/rows')), [200, 200, 200, 403]],
  ['takes the gradebook along', get(() => course('/gradebook/export')), [200, 200, 200, 403]],
  ['lists its assignments', get(() => course('/assignments')), [200, 200, 200, 403]],
  ['reads the work', get(() => submission()), [200, 200, 200, 404]],
  ['compares the work', get(() => submission('/similar')), [200, 200, 200, 404]],
  ['answers the learner', (agent) => agent.post(submission('/answers')).send({ text: 'شكراً.' }), [201, 201, 201, 404]],
  ['opens a lesson', get(() => lesson()), [200, 200, 200, 200]],
  ['asks below a lesson', get(() => `/api/discussions?lessonId=${setting.lessonId}`), [200, 200, 200, 403]],
  ['deletes it', (agent) => agent.delete(course()), [409, 403, 403, 403]],
];

describe('a right in a course', () => {
  it.each(calls)('decides who %s [CRS-14]', async (_, call, expected) => {
    const statuses = [];
    for (const { agent } of people.values()) statuses.push((await call(agent)).status);
    expect(statuses).toEqual(expected);
  });

  it('lets assistants find and mark the work that waits [CRS-14] [ASG-2]', async () => {
    const { agent } = people.get('assistant')!;
    expect((await agent.get('/api/marking').expect(200)).body).toMatchObject([{ id: work.id }]);
    expect((await people.get('nobody')!.agent.get('/api/marking').expect(200)).body).toEqual([]);
    await agent
      .put(submission('/mark'))
      .send({ version: work.version, ...aMark })
      .expect(200);
  });

  it('shows a draft to all who teach it, and to nobody else [CRS-14]', async () => {
    const draft = await aCourse().by(setting.author.userId).saved(app.em());
    await give(draft.course.id, people.get('assistant')!.userId, 'assistant');
    const path = `/api/courses/${draft.course.id}`;
    expect((await people.get('assistant')!.agent.get(path).expect(200)).body).toMatchObject({ canEdit: false });
    await people.get('teacher')!.agent.get(path).expect(404);
  });

  it('works for instructors alone [CRS-14]', async () => {
    const former = await app.as('student');
    await give(setting.courseId, former.userId, 'teacher');
    await former.agent.get(course('/gradebook')).expect(403);
    await former.agent.get(submission()).expect(404);
  });

  it('makes its person a reader of the keys of the course’s banks, also of those that come [EVD-8] [CRS-14]', async () => {
    const later = { name: 'بنك جديد', courseId: setting.courseId };
    const { body } = await setting.author.agent.post('/api/question-banks').send(later).expect(201);
    const rows = await app
      .em()
      .execute<{ bank_id: string }[]>(
        'select bank_id from question_key_readers where user_id = ? and bank_id is not null',
        [people.get('assistant')!.userId],
      );
    expect(rows.map((row) => row.bank_id).sort()).toEqual([bankId, (body as { id: string }).id].sort());
  });
});

describe('the owner of a course', () => {
  const ownersOf = async (courseId: string) =>
    (
      await app
        .em()
        .execute<{ user_id: string; right: string }[]>(
          'select user_id, "right" from course_people where course_id = ?',
          [courseId],
        )
    ).map((row) => [row.user_id, row.right]);

  it('has their row by the column, whoever writes it [CRS-14]', async () => {
    const [one, other] = [await app.as('instructor'), await app.as('instructor')];
    const { course: owned } = await aCourse().by(one.userId).saved(app.em());
    expect(await ownersOf(owned.id)).toEqual([[one.userId, 'owner']]);
    await give(owned.id, other.userId, 'assistant');
    await app.em().execute('update courses set instructor_id = ? where id = ?', [other.userId, owned.id]);
    expect(await ownersOf(owned.id)).toEqual([[other.userId, 'owner']]);
    await app.em().execute('delete from users where id = ?', [other.userId]);
    expect(await ownersOf(owned.id)).toEqual([]);
  });
});
