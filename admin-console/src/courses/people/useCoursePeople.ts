import type { Answer } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import { httpClient } from '../../providers/http-client';
import { coursePeopleMessages } from './course-people.messages';

export type CoursePerson = Answer<'/api/courses/{id}/people', 'get'>[number];
export type CourseInvitation = Answer<'/api/courses/{id}/invitations', 'get'>[number];

const keyOf = (courseId: string) => ['course-people', courseId] as const;

/** Who teaches a course, and which addresses have not answered yet (CRS-14). */
export const useCoursePeople = (courseId: string) =>
  useQuery({
    queryKey: keyOf(courseId),
    queryFn: async () => {
      const of = async (what: string) => (await httpClient(`/api/courses/${courseId}/${what}`)).json as unknown;
      const [people, invitations] = await Promise.all([of('people'), of('invitations')]);
      return { people: people as CoursePerson[], invitations: invitations as CourseInvitation[] };
    },
  });

interface Deed {
  method: 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/`. */
  path: string;
  body?: object;
  /** What is told when it succeeded. */
  done: string;
}

/** Changes who teaches a course, by the calls of its owner; each is written to the audit log. */
export function useCoursePeopleDeed(courseId: string) {
  const text = useMessages(coursePeopleMessages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ method, path, body }: Deed) =>
      httpClient(`/api/${path}`, { method, ...(body && { body: JSON.stringify(body) }) }),
    onSuccess: (_, { done }) => notify(done, { type: 'success' }),
    onError: (failure) => notify(failure.message || text.failed, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(courseId) }),
  });
  const { errors = {} } = error instanceof HttpError ? (error.body as { errors?: Record<string, string> }) : {};
  return { isBusy: isPending, errors, send: mutate };
}
