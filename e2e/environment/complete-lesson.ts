import { type APIRequestContext, expect } from '@playwright/test';

interface Key {
  quiz: { questions: { id: string; options: { id: string; correct: boolean }[] }[] } | null;
}

/** Passes a lesson's quiz over the API alone, with the key that an author or administrator has. */
export async function passQuiz(learner: APIRequestContext, lessonId: string, author: APIRequestContext): Promise<void> {
  const { quiz } = (await (await author.get(`/api/lessons/${lessonId}/draft`)).json()) as Key;
  if (!quiz) return;
  const answers = quiz.questions.map(({ id, options }) => ({
    questionId: id,
    optionIds: options.filter(({ correct }) => correct).map((option) => option.id),
  }));
  const answered = await learner.post(`/api/lessons/${lessonId}/quiz`, { data: { answers } });
  expect(answered.ok(), await answered.text()).toBe(true);
}

/** Opens a lesson, passes its quiz where an author lends the key, and completes it, over the API alone (EVD-1). */
export async function completeLesson(
  learner: APIRequestContext,
  lessonId: string,
  author?: APIRequestContext,
): Promise<void> {
  expect((await learner.get(`/api/lessons/${lessonId}`)).ok()).toBe(true);
  if (author) await passQuiz(learner, lessonId, author);
  const done = await learner.put(`/api/lessons/${lessonId}/progress`, { data: { isCompleted: true } });
  expect(done.ok(), await done.text()).toBe(true);
}
