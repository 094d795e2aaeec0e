import { type SignedInAgent, type TestApp } from '#testing/test-app';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { aCourse } from '../../courses/testing/course.builder.js';

export interface IssuedCertificate {
  learner: SignedInAgent;
  id: string;
  code: string;
}

/** A certificate as the product issues it: somebody completes a course of one lesson. */
export async function anIssuedCertificate(
  app: TestApp,
  columns: { requiresReview?: boolean } = {},
): Promise<IssuedCertificate> {
  const [author, learner] = [await app.as('instructor'), await app.as('student')];
  const saved = await aCourse().by(author.userId).with(columns).published().withLessons([{}]).saved(app.em());
  await learner.agent.post('/api/enrollments').send({ courseId: saved.course.id }).expect(201);
  const lesson = saved.lessons[0]!;
  await completeLesson(learner.agent, lesson.id);
  const { body } = await learner.agent.get('/api/certificates').expect(200);
  const [{ id, verificationCode }] = body as { id: string; verificationCode: string }[] as [
    { id: string; verificationCode: string },
  ];
  return { learner, id, code: verificationCode };
}
