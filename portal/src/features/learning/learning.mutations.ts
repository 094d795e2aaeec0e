import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataOf, type Payload } from '@masar/contracts';
import { api } from '#shared/api/api';
import { courseQueries, enrollmentQueries, learningResultKeys } from '#shared/courses/course.queries';
import { lessonQueries, type Lesson } from './lesson.queries';

/** Marks a lesson as completed; progress, figures and perhaps a certificate follow (LSN-2, ENR-3, CRT-1). */
export function useCompleteLesson({ id, courseId }: Pick<Lesson, 'id' | 'courseId'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(api.PUT('/api/lessons/{id}/progress', { params: { path: { id } }, body: { isCompleted: true } })),
    onSuccess: async () => {
      queryClient.setQueryData(lessonQueries.one(id).queryKey, (lesson) => lesson && { ...lesson, isCompleted: true });
      for (const queryKey of learningResultKeys) void queryClient.invalidateQueries({ queryKey });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: courseQueries.curriculum(courseId).queryKey }),
        queryClient.invalidateQueries({ queryKey: enrollmentQueries.all() }),
      ]);
    },
  });
}

/** Has the answers graded; the best score and the attempts are kept with the lesson. */
export function useGradeQuiz(lessonId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answers: Payload<'/api/lessons/{id}/quiz', 'post'>['answers']) =>
      dataOf(api.POST('/api/lessons/{id}/quiz', { params: { path: { id: lessonId } }, body: { answers } })),
    onSuccess: ({ bestScore, attempts }) =>
      queryClient.setQueryData(lessonQueries.one(lessonId).queryKey, (lesson) =>
        lesson?.quiz ? { ...lesson, quiz: { ...lesson.quiz, bestScore, attempts } } : lesson,
      ),
  });
}
