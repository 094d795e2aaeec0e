import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { completeLesson } from './complete-lesson.ts';

/** The id of what was made; fails where it was refused. */
export async function idOf(answer: APIResponse): Promise<string> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Publishes a free course of one lesson over the API alone; returns its id. */
export async function publishFirstCourse(author: APIRequestContext): Promise<string> {
  const about = { titleAr: 'أول دورة لنا', descriptionAr: 'من الصفر إلى أول عمل.', categoryId: 'business-management' };
  const id = await idOf(await author.post('/api/courses', { data: { ...about, duration: 1 } }));
  const lesson = { titleAr: 'البداية', contentAr: 'أول خطوة في الطريق.' };
  await idOf(await author.post(`/api/courses/${id}/lessons`, { data: lesson }));
  expect((await author.post(`/api/courses/${id}/publish`)).ok()).toBe(true);
  return id;
}

/** Joins a course and completes every lesson of it. */
export async function learnCourse(newcomer: APIRequestContext, courseId: string): Promise<void> {
  await idOf(await newcomer.post('/api/enrollments', { data: { courseId } }));
  const lessons = (await (await newcomer.get(`/api/courses/${courseId}/lessons`)).json()) as { id: string }[];
  for (const { id } of lessons) await completeLesson(newcomer, id);
}
