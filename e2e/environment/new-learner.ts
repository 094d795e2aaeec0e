import { type BrowserContext, expect } from '@playwright/test';
import type { ApiSession } from './api-session.ts';
import { newcomer } from './newcomer.ts';
import { openAs } from './open-as.ts';

export interface LearnersLesson {
  id: string;
  titleAr: string;
  state: string;
}

interface LearnersCourse {
  id: string;
  titleAr: string;
  price: string;
  lessonsCount: number;
  isInPreparation: boolean;
}

/** Its quiz draws from a bank, so that a lesson's own questions are no key to it; the newest on some days. */
const withDraws = 'صفحات تتفاعل: DOM والأحداث في JavaScript';

/** Somebody new signs in to the context and joins a free course: what happens to them happens to no other journey. */
export async function newLearner(
  context: BrowserContext,
  address: string,
): Promise<ApiSession & { course: LearnersCourse; lessons: LearnersLesson[] }> {
  const someone = await newcomer(address);
  const { request } = someone;
  await openAs(context, address, someone);
  const courses = (await (await request.get('/api/courses?limit=100')).json()) as LearnersCourse[];
  const course = courses.find(
    ({ titleAr, price, lessonsCount, isInPreparation }) =>
      titleAr !== withDraws && Number(price) === 0 && lessonsCount > 2 && !isInPreparation,
  )!;
  expect((await request.post('/api/enrollments', { data: { courseId: course.id } })).status()).toBe(201);
  const lessons = (await (await request.get(`/api/courses/${course.id}/lessons`)).json()) as LearnersLesson[];
  return { ...someone, course, lessons };
}
