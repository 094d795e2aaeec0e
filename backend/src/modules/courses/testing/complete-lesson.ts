import type { Response } from 'supertest';
import type { Agent } from '#testing/test-app';

/** Opens a lesson and completes it, as its player does; a quiz that counts has to be passed before. */
export async function completeLesson(agent: Agent, lessonId: string): Promise<Response> {
  await agent.get(`/api/lessons/${lessonId}`).expect(200);
  return agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true }).expect(200);
}
