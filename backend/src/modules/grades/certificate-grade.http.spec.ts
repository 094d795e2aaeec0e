import { startTestApp, type TestApp } from '#testing/test-app';
import { completeLesson } from '../courses/testing/complete-lesson.js';
import { aGradebookSetting, type GradebookSetting } from './testing/a-gradebook.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Quiz 80, assignment 62.50. */
async function earn({ learner, takeQuiz, handIn, mark }: GradebookSetting): Promise<void> {
  await takeQuiz(learner.userId, '80.00');
  const levels = [
    { row: 0, level: 2 },
    { row: 1, level: 0 },
  ];
  await mark(await handIn(learner), { levels });
}

async function gradeOf({ learner, lessonId }: GradebookSetting): Promise<string | null> {
  await completeLesson(learner.agent, lessonId);
  const { body } = await learner.agent.get('/api/certificates').expect(200);
  return (body as { grade: string | null }[])[0]!.grade;
}

describe('the grade of a certificate', () => {
  it('is counted by the weights that the course declares, without what nobody marked [EVD-3] [CRT-1]', async () => {
    const setting = await aGradebookSetting(app);
    await setting.declare();
    await earn(setting);
    // (80 × 30 + 62.5 × 50) / 80
    expect(await gradeOf(setting)).toBe('69.06');
  });

  it('stays as it was issued, whatever is entered later [EVD-3] [CRT-1]', async () => {
    const setting = await aGradebookSetting(app);
    const manual = await setting.declare();
    await earn(setting);
    await setting.enter(setting.learner.userId, manual, { score: '5' }).expect(200);
    // 80 × 0.3 + 62.5 × 0.5 + 50 × 0.2
    expect(await gradeOf(setting)).toBe('65.25');
    await setting.enter(setting.learner.userId, setting.quizId, { score: '100', reason: 'خلل' }).expect(200);
    expect((await setting.learner.agent.get('/api/certificates')).body).toMatchObject([{ grade: '65.25' }]);
  });

  it('is the mean where no weights are declared, with what was entered over it [EVD-3] [GRD-1]', async () => {
    const plain = await aGradebookSetting(app);
    await earn(plain);
    expect(await gradeOf(plain)).toBe('71.25');
    const overridden = await aGradebookSetting(app);
    await earn(overridden);
    await overridden.enter(overridden.learner.userId, overridden.quizId, { score: '90', reason: 'خلل' }).expect(200);
    expect(await gradeOf(overridden)).toBe('76.25');
  });

  it('is none where everything that counts is excused [EVD-3]', async () => {
    const setting = await aGradebookSetting(app);
    await setting.declare();
    await earn(setting);
    for (const itemId of [setting.quizId, setting.id])
      await setting.enter(setting.learner.userId, itemId, { isExcused: true, reason: 'نُقل من دورة أخرى' }).expect(200);
    expect(await gradeOf(setting)).toBeNull();
  });
});
