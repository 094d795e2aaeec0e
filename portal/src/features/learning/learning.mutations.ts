import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { courseQueries, enrollmentQueries, learningResultKeys } from '#subjects/courses/course.queries';
import { sendOrKeep } from '#subjects/outbox/send-or-keep';
import { type Lesson, lessonQueries, type QuizResult } from './lesson.queries';

type Progress = Answer<'/api/lessons/{id}/progress', 'put'>;

const subjectOf = ({ id, titleAr, titleEn }: Lesson) => ({ id, titleAr, titleEn });

/**
 * Marks a lesson as completed; progress, figures and perhaps a certificate follow (LSN-2, ENR-3, CRT-1). Without
 * network it is sent later and the answer is null (PERF-5).
 */
export function useCompleteLesson(lesson: Lesson) {
  const { id, courseId } = lesson;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      sendOrKeep<Progress>({
        kind: 'lesson-completed',
        method: 'PUT',
        path: `/api/lessons/${id}/progress`,
        body: { isCompleted: true, opened: true } satisfies Payload<'/api/lessons/{id}/progress', 'put'>,
        subject: subjectOf(lesson),
      }),
    onSuccess: async (progress) => {
      if (!progress) return;
      queryClient.setQueryData(lessonQueries.one(id).queryKey, (lesson) => lesson && { ...lesson, isCompleted: true });
      for (const queryKey of learningResultKeys) void queryClient.invalidateQueries({ queryKey });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: courseQueries.curriculum(courseId).queryKey }),
        queryClient.invalidateQueries({ queryKey: courseQueries.way(courseId).queryKey }),
        queryClient.invalidateQueries({ queryKey: enrollmentQueries.all() }),
      ]);
    },
  });
}

/** Has one answer judged at once; nothing is kept of it (LSN-2). */
export const useJudgeAnswer = (lessonId: string) =>
  useMutation({
    mutationFn: (body: Payload<'/api/lessons/{id}/quiz/answer', 'post'>) =>
      dataOf(api.POST('/api/lessons/{id}/quiz/answer', { params: { path: { id: lessonId } }, body })),
  });

/**
 * Has the answers graded; the best score and the attempts are kept with the lesson. Only the server knows the key:
 * without network the answers wait and are graded when they arrive (PERF-5).
 */
export function useGradeQuiz(lesson: Lesson) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answers: Payload<'/api/lessons/{id}/quiz', 'post'>['answers']) =>
      sendOrKeep<QuizResult>({
        kind: 'quiz-attempt',
        method: 'POST',
        path: `/api/lessons/${lesson.id}/quiz`,
        body: { answers },
        subject: subjectOf(lesson),
      }),
    onSuccess: (graded) => {
      if (!graded) return;
      const { bestScore, attempts } = graded;
      queryClient.setQueryData(lessonQueries.one(lesson.id).queryKey, (shown) =>
        shown?.quiz ? { ...shown, quiz: { ...shown.quiz, bestScore, attempts } } : shown,
      );
    },
  });
}
