import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aPeerSetting } from '../../assignments/testing/a-peer-review.js';
import { aMark, anAssignmentSetting } from '../../assignments/testing/an-assignment.js';
import { aGradebookSetting } from '../../grades/testing/a-gradebook.js';
import { aQuizSetting } from '../../questions/testing/a-quiz.js';
import { aChoice } from '../../questions/testing/question.samples.js';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test?.close());

const lists = [
  'question-banks',
  'bank-questions',
  'assignments',
  'submissions',
  'peer-reviews',
  'papers',
  'attempt-requests',
  'learning-signs',
  'grade-changes',
];
type Found = Record<string, unknown> & { id: string };
const listed = async (list: string, filter: object): Promise<Found[]> =>
  (
    await admin.agent
      .get(`/api/admin/${list}`)
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body as Found[];

describe('questions, work and attempts in the console', () => {
  it.each(lists)('%s are read by administrators alone, and changed by nobody there [CON-1] [SEC-1]', async (list) => {
    const path = `/api/admin/${list}`;
    await (await test.as('instructor')).agent.get(path).expect(403);
    await admin.agent.get(`${path}/${randomUUID()}`).expect(404);
    await admin.agent.get(`${path}/x`).expect(400);
    await admin.agent
      .get(path)
      .query({ filter: JSON.stringify({ secret: 1 }) })
      .expect(400);
    await admin.agent.put(`${path}/${randomUUID()}`).send({ score: '100' }).expect(404);
    await admin.agent.delete(`${path}/${randomUUID()}`).expect(404);
  });

  it('a question stands there with each version that it had, and the answers of each [QB-1] [CON-1]', async () => {
    const { agent, userId } = await test.as('instructor');
    const bank = (await agent.post('/api/question-banks').send({ name: 'أسئلة الألوان' }).expect(201)).body as Found;
    const written = { tags: ['لون'], difficulty: 'easy', state: 'ready', content: aChoice() };
    const { body } = await agent.post(`/api/question-banks/${bank.id}/questions`).send(written).expect(201);
    const { id } = body as Found;
    await agent
      .put(`/api/bank-questions/${id}`)
      .send({ ...written, content: aChoice('ما لون البحر؟'), version: 1 })
      .expect(200);

    expect(await listed('question-banks', { ownerId: userId, q: 'الوان' })).toMatchObject([
      { id: bank.id, name: 'أسئلة الألوان', readyQuestions: 1, draftQuestions: 0, colleagues: [] },
    ]);
    const [question] = await listed('bank-questions', { bankId: bank.id, kind: 'single', tag: 'لون' });
    expect(question).toMatchObject({ id, promptAr: 'ما لون البحر؟', version: 2, warnings: ['guessable'] });
    expect(question!['versions']).toMatchObject([
      { version: 2, promptAr: 'ما لون البحر؟', authorId: userId },
      { version: 1, promptAr: 'ما لون السماء؟', authorId: userId },
    ]);
    expect(JSON.stringify(question!['versions'])).toContain('"share":"100"');
  });

  it('work stands there once it was handed in, with every mark; a draft says nothing [ASG-1] [ASG-2] [CON-1]', async () => {
    const setting = await anAssignmentSetting(test);
    const { learner, path, id, courseId } = setting;
    await learner.agent.put(`${path}/draft`).send({ text: 'سرّ المسودة', links: [] }).expect(200);
    const [draft] = await listed('submissions', { userId: learner.userId });
    expect(draft).toMatchObject({ state: 'draft', text: null, links: [], marks: [] });

    const marked = await setting.mark(await setting.handIn(learner, 'هذا عملي.'));
    await setting.mark(marked, { ...aMark, comment: 'أفضل.', reason: 'راجعت المعيار الأول' });
    const [work] = await listed('submissions', { assignmentId: id, courseId, state: 'marked', hasPassed: true });
    expect(work).toMatchObject({ text: 'هذا عملي.', score: '100.00', round: 1 });
    expect(work!['marks']).toMatchObject([
      { number: 2, comment: 'أفضل.', reason: 'راجعت المعيار الأول' },
      { number: 1, reason: null },
    ]);
    expect(await listed('assignments', { courseId })).toMatchObject([{ id, waiting: 0, marked: 1 }]);
  });

  it('a peer review says who wrote it of whose work, and whether it counts [ASG-2] [CON-1]', async () => {
    const { learner, another, author, courseId, id, handIn, review } = await aPeerSetting(test);
    const other = await another();
    const work = await handIn(learner);
    await handIn(other);
    const written = await review(other);
    await author.agent.put(`/api/peer-reviews/${written}/drop`).send({ reason: 'لم يقرأ العمل' }).expect(200);
    const filter = { assignmentId: id, courseId, userId: other.userId, state: 'dropped' };
    expect(await listed('peer-reviews', filter)).toMatchObject([
      { id: written, submissionId: work.id, points: 8, comment: 'عمل واضح.', droppedBecause: 'لم يقرأ العمل' },
    ]);
    expect(await listed('peer-reviews', { ...filter, state: 'done' })).toEqual([]);
  });

  it('a change of a grade says who changed it, from what to what, and why [GRD-1] [CON-1]', async () => {
    const setting = await aGradebookSetting(test);
    const { learner, author, courseId, quizId } = setting;
    await setting.declare();
    await setting.takeQuiz(learner.userId, '50');
    await setting.enter(learner.userId, quizId, { score: '75', reason: 'أعدت سؤالاً شفهياً' }).expect(200);
    const changes = await listed('grade-changes', { userId: learner.userId, courseId, kind: 'marked' });
    expect(changes).toMatchObject([
      {
        scoreBefore: null,
        scoreAfter: '75.00',
        isExcused: false,
        reason: 'أعدت سؤالاً شفهياً',
        changedBy: author.userId,
        way: 'screen',
      },
    ]);
    expect(await listed('grade-changes', { courseId, kind: 'settings' })).toMatchObject([{ userId: null }]);
  });

  it('an attempt says when each answer arrived, and never which answer is right [EVD-2] [CON-1]', async () => {
    const { learner, path, lessonId, courseId } = await aQuizSetting(test);
    await learner.agent.post(`${path}/papers`).expect(200);
    const [paper] = await listed('papers', { userId: learner.userId, courseId, lessonId, state: 'open' });
    expect(paper).toMatchObject({ number: 1, state: 'open', score: null, answered: 0 });
    expect(paper!['questions']).toMatchObject([
      { place: 1, answeredAt: null },
      { place: 2, answeredAt: null },
    ]);
    expect(JSON.stringify(paper)).not.toMatch(/weight|correct/);
  });
});
