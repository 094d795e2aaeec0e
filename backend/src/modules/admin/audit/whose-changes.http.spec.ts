import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { anAssignmentSetting, best, worst } from '../../assignments/testing/an-assignment.js';
import { aCourse } from '../../courses/testing/course.builder.js';
import { aChoice } from '../../questions/testing/question.samples.js';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test?.close());

interface Told {
  submissionMarks: { levels: object[]; comment: string }[];
}
const entriesOf = (resourceId: string) =>
  test.em().execute<{ before: Told | null; after: Told | null; people: string[] }[]>(
    `select d.before, d.after, d.people from audit_log l join audit_details d on d.entry_id = l.id
     where l.resource_id = ? and l.actor_id = ? order by l.sequence`,
    [resourceId, admin.userId],
  );

describe('what the audit log tells of rows that hang on those of somebody', () => {
  it('is levels and notes of a mark, from what to what, until the learner is erased [CON-2] [PRF-4]', async () => {
    const { learner, handIn } = await anAssignmentSetting(test);
    const work = await handIn();
    const mark = (version: number, levels: object[], comment: string) =>
      admin.agent
        .put(`/api/submissions/${work.id}/mark`)
        .send({ version, levels, comment, notes: [], reason: 'بعد نظر ثانٍ.' })
        .expect(200);
    const first = await mark(work.version, best, 'أحسنت كثيراً يا صديقي.');
    await mark(first.body.version, worst, 'لم يعد يستحق ذلك.');
    const entries = await entriesOf(work.id);
    expect(entries).toHaveLength(2);
    const told = entries.map(({ after }) => after!.submissionMarks[0]!);
    expect(told.map(({ levels, comment }) => ({ levels, comment }))).toEqual([
      { levels: best, comment: 'أحسنت كثيراً يا صديقي.' },
      { levels: worst, comment: 'لم يعد يستحق ذلك.' },
    ]);
    expect(entries.map(({ people }) => people.includes(learner.userId))).toEqual([true, true]);
    const { body } = await learner.agent.get('/api/auth/user').expect(200);
    await learner.agent.delete('/api/profile').send({ confirmation: body.email, keepsCertificates: false }).expect(204);
    expect((await entriesOf(work.id)).map(({ before, after }) => [before, after])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('is what questions say that an administrator adds to the bank of a course [CON-2]', async () => {
    const author = await test.as('instructor');
    const { course } = await aCourse().by(author.userId).published().saved(test.em());
    const bank = await author.agent.post('/api/question-banks').send({ name: 'بنك', courseId: course.id }).expect(201);
    const { id } = bank.body as { id: string };
    const question = { name: '', tags: [], difficulty: 'easy', state: 'ready', content: aChoice('ما لون السماء؟') };
    await admin.agent.post(`/api/question-banks/${id}/questions`).send(question).expect(201);
    const entries = await test.em().execute<{ after: object }[]>(
      `select d.after from audit_log l join audit_details d on d.entry_id = l.id where l.actor_id = ? and l.sequence =
        (select max(sequence) from audit_log)`,
      [admin.userId],
    );
    expect(JSON.stringify(entries)).toContain('ما لون السماء؟');
    expect(JSON.stringify(entries)).not.toContain('"…"');
  });
});
