import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { multipart } from '#shared/api/multipart';
import { queryRoots } from '#shared/query/query-roots';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail, CurriculumLesson } from '#subjects/courses/course-answers';
import type { CourseChange, LessonChange, NewCourse } from './authoring.queries';
import { moveItem } from './model/move-item';

/** Everything that is shown of courses and lessons, on the dashboard too; authoring changes both. */
function useRefreshCourses() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [courseQueries.all(), queryRoots.lessons, queryRoots.instructorDashboard].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useCreateCourse() {
  const refresh = useRefreshCourses();
  return useMutation({
    mutationFn: (body: NewCourse) => dataOf(api.POST('/api/courses', { body })),
    onSuccess: refresh,
  });
}

export function useUpdateCourse(id: string) {
  const refresh = useRefreshCourses();
  return useMutation({
    mutationFn: (body: CourseChange) => dataOf(api.PATCH('/api/courses/{id}', { params: { path: { id } }, body })),
    onSuccess: refresh,
  });
}

/** Changes the cover, or removes it; answers its address as it is now (CRS-13). */
export function useChangeCover(id: string) {
  const refresh = useRefreshCourses();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (cover: File | null) => {
      if (cover) return dataOf(api.PUT('/api/courses/{id}/cover', { params, ...multipart('cover', cover) }));
      await api.DELETE('/api/courses/{id}/cover', { params });
      return { thumbnailUrl: null };
    },
    onSuccess: refresh,
  });
}

/** How far a course is shown: to nobody, with its outline, or to be joined (CRS-4, CRS-10). */
export type Publication = 'draft' | 'preparation' | 'published';

export const publicationOf = (course: Pick<CourseDetail, 'isPublished' | 'isInPreparation'>): Publication =>
  course.isPublished ? (course.isInPreparation ? 'preparation' : 'published') : 'draft';

/** Takes a course from one state to another; a draft is marked before it is shown. */
export function usePublication(course: CourseDetail) {
  const refresh = useRefreshCourses();
  const params = { path: { id: course.id } };
  return useMutation({
    mutationFn: async (wanted: Publication) => {
      if (wanted === 'draft') return void (await api.POST('/api/courses/{id}/unpublish', { params }));
      const isInPreparation = wanted === 'preparation';
      if (isInPreparation !== course.isInPreparation)
        await api.PATCH('/api/courses/{id}', { params, body: { isInPreparation } });
      if (!course.isPublished) await api.POST('/api/courses/{id}/publish', { params });
    },
    onSuccess: refresh,
  });
}

export function useDeleteCourse(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/courses/{id}', { params: { path: { id } } }),
    // What is gone must not be asked for again by the page that is about to be left.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: courseQueries.all(), refetchType: 'none' }),
  });
}

/** Adds a lesson, or changes the one with the given id. */
export function useSaveLesson(courseId: string, lessonId: string | null) {
  const refresh = useRefreshCourses();
  return useMutation({
    mutationFn: (body: LessonChange & { titleAr: string }) =>
      dataOf(
        lessonId
          ? api.PATCH('/api/lessons/{id}', { params: { path: { id: lessonId } }, body })
          : api.POST('/api/courses/{id}/lessons', { params: { path: { id: courseId } }, body }),
      ),
    onSuccess: refresh,
  });
}

export function useDeleteLesson() {
  const refresh = useRefreshCourses();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/lessons/{id}', { params: { path: { id } } }),
    onSuccess: refresh,
  });
}

/** Moves one lesson; the list shows it at once and returns to the former order when the server refuses. */
export function useMoveLesson(courseId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = courseQueries.curriculum(courseId);
  return useMutation({
    mutationFn: ({ lessons, from, to }: { lessons: readonly CurriculumLesson[]; from: number; to: number }) =>
      api.PUT('/api/courses/{id}/lessons/order', {
        params: { path: { id: courseId } },
        body: { lessonIds: moveItem(lessons, from, to).map(({ id }) => id) },
      }),
    onMutate: ({ lessons, from, to }) => queryClient.setQueryData(queryKey, moveItem(lessons, from, to)),
    onError: (_error, { lessons }) => queryClient.setQueryData(queryKey, [...lessons]),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryRoots.lessons }),
  });
}

export function useUploadFile() {
  return useMutation({
    mutationFn: (file: File) => dataOf(api.POST('/api/files', multipart('file', file))),
  });
}

/** What would become of a course folder; nothing is written (CRS-5). */
export function useTryCourse() {
  return useMutation({
    mutationFn: (file: File) => dataOf(api.POST('/api/courses/import/trial', multipart('bundle', file))),
  });
}

/** Imports a course folder; the server takes all of it or nothing (CRS-5). */
export function useImportCourse() {
  const refresh = useRefreshCourses();
  return useMutation({
    mutationFn: (file: File) => dataOf(api.POST('/api/courses/import', multipart('bundle', file))),
    onSuccess: refresh,
  });
}
