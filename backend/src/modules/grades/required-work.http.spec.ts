import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import {
  anAssignmentSetting,
  type AssignmentSetting,
  aWrittenAssignment,
  worst,
} from '../assignments/testing/an-assignment.js';
import { completeLesson } from '../courses/testing/complete-lesson.js';
import { aFinalSetting } from '../questions/testing/a-final.js';
import { gradesInvariants } from './grades.invariants.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Way {
  progress: string;
  completedAt: string | null;
  steps: { kind: string; id: string; lessonId: string | null; state: string }[];
}

const wayOf = async (courseId: string, { agent }: SignedInAgent) =>
  (await agent.get(`/api/courses/${courseId}/way`).expect(200)).body as Way;
const certificatesOf = async ({ agent }: SignedInAgent) =>
  (await agent.get('/api/certificates').expect(200)).body as object[];

/** A course with required work that hangs on no lesson, whose only lesson the learner has complete. */
async function aFinisher(changes: object = {}): Promise<AssignmentSetting> {
  const setting = await anAssignmentSetting(app, { lessonId: null, ...changes });
  await completeLesson(setting.learner.agent, setting.lessonId);
  return setting;
}

const standingOf = async ({ courseId, learner }: AssignmentSetting) => {
  const { progress, completedAt } = await wayOf(courseId, learner);
  return { progress, isComplete: completedAt !== null, certificates: (await certificatesOf(learner)).length };
};
const waits = { progress: '100.00', isComplete: false, certificates: 0 };
const isComplete = { progress: '100.00', isComplete: true, certificates: 1 };

describe('required work that hangs on no lesson', () => {
  it('holds the course and its certificate back until it is passed, and the way names it [EVD-9] [ASG-1]', async () => {
    const setting = await aFinisher();
    expect(await standingOf(setting)).toEqual(waits);
    const { steps } = await wayOf(setting.courseId, setting.learner);
    expect(steps.slice(1)).toMatchObject([{ kind: 'assignment', id: setting.id, lessonId: null, state: 'open' }]);
    const work = await setting.handIn();
    expect((await wayOf(setting.courseId, setting.learner)).steps[1]).toMatchObject({ state: 'waiting' });
    const failed = await setting.mark(work, { levels: worst });
    expect(await standingOf(setting)).toEqual(waits);
    await setting.mark({ ...work, version: failed.version }, { reason: 'أُعيد النظر' });
    expect(await standingOf(setting)).toEqual(isComplete);
  });

  it('stands before the final, which stays closed until the lessons are complete [EVD-9] [EVD-3]', async () => {
    const setting = await aFinalSetting(app);
    await setting.author.agent
      .post(`/api/courses/${setting.courseId}/assignments`)
      .send(aWrittenAssignment)
      .expect(201);
    const learner = await setting.aLearner();
    expect((await wayOf(setting.courseId, learner)).steps).toMatchObject([
      { kind: 'lesson' },
      { kind: 'assignment', state: 'open' },
      { kind: 'final', state: 'locked' },
    ]);
  });

  it('waits for nobody once it is not required, or gone [EVD-9]', async () => {
    const loosened = await aFinisher();
    await loosened.rewrite({ isRequired: false });
    expect(await standingOf(loosened)).toEqual(isComplete);
    const removed = await aFinisher();
    await removed.author.agent.delete(removed.path).expect(204);
    expect(await standingOf(removed)).toEqual(isComplete);
  });

  it('is no matter of whoever is excused from it, on whatever it hangs [EVD-9] [GRD-1]', async () => {
    const excuse = ({ author, courseId, id, learner }: AssignmentSetting) =>
      author.agent
        .put(`/api/courses/${courseId}/gradebook/rows/${learner.userId}/items/${id}`)
        .send({ version: 0, isExcused: true, reason: 'كان مريضاً' })
        .expect(200);
    const ofCourse = await aFinisher();
    await excuse(ofCourse);
    expect(await standingOf(ofCourse)).toEqual(isComplete);
    expect((await wayOf(ofCourse.courseId, ofCourse.learner)).steps.map(({ kind }) => kind)).toEqual(['lesson']);
    const ofLesson = await anAssignmentSetting(app);
    await excuse(ofLesson);
    await completeLesson(ofLesson.learner.agent, ofLesson.lessonId);
    expect(await standingOf(ofLesson)).toEqual(isComplete);
  });

  it('takes nothing from who completed the course before it was required [EVD-9] [ENR-3]', async () => {
    const setting = await aFinisher({ isRequired: false });
    expect(await standingOf(setting)).toEqual(isComplete);
    await setting.rewrite({ isRequired: true });
    await setting.learner.agent
      .put(`/api/lessons/${setting.lessonId}/progress`)
      .send({ isCompleted: true })
      .expect(200);
    expect(await standingOf(setting)).toEqual(isComplete);
  });

  it('is missed by nobody whose course should be complete, which an invariant notices [REL-1] [EVD-9]', async () => {
    const { sql } = gradesInvariants.find(({ name }) => name === 'finishedWithoutCompletion')!;
    const waiting = await aFinisher();
    expect(await app.em().execute<unknown[]>(sql)).toEqual([]);
    await waiting.mark(await waiting.handIn());
    await app.em().execute('update enrollments set completed_at = null where course_id = ?', [waiting.courseId]);
    expect(await app.em().execute<unknown[]>(sql)).toHaveLength(1);
  });
});
