import { dataOf, type Payload } from '@masar/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { multipart } from '#shared/api/multipart';
import type { WaitingKind } from '#subjects/outbox/outbox-state';
import { sendOrKeep } from '#subjects/outbox/send-or-keep';
import { skillResultKeys } from '#subjects/skills/skills.queries';
import { type Project, type ProjectDetail, type Step, workshopQueries } from './workshop.queries';

type StepChange = Payload<'/api/projects/{id}/steps/{step}', 'put'>;

/** How the outbox knows a step. */
export const subjectOf = (project: Pick<Project, 'id'>, step: Step) => ({
  id: `${project.id}/${step.id}`,
  titleAr: step.titleAr,
  titleEn: step.titleEn,
});

/** The answer of every change is the whole project; list and figures follow from it. */
export function showProject(queryClient: QueryClient, project: ProjectDetail): void {
  queryClient.setQueryData(workshopQueries.one(project.id).queryKey, project);
  void queryClient.invalidateQueries({ queryKey: workshopQueries.list().queryKey });
}

/** Sends a change of a step; without network it waits in the outbox and the answer is null (PERF-5). */
export const sendStep = (
  project: Pick<Project, 'id'>,
  step: Step,
  kind: WaitingKind,
  body: StepChange,
): Promise<ProjectDetail | null> =>
  sendOrKeep<ProjectDetail>({
    kind,
    method: 'PUT',
    path: `/api/projects/${project.id}/steps/${step.id}`,
    body,
    subject: subjectOf(project, step),
  });

/** Marks a step as done, for good; finishing the last one proves skills (WRK-1, PRF-2). */
export function useCompleteStep(project: ProjectDetail, step: Step) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendStep(project, step, 'step-done', { isDone: true }),
    onSuccess: (changed) => {
      if (!changed) return;
      showProject(queryClient, changed);
      if (!changed.completedAt) return;
      for (const queryKey of skillResultKeys) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

export function useSaveLink(project: ProjectDetail, step: Step) {
  const queryClient = useQueryClient();
  const path = { id: project.id, step: step.id };
  return useMutation({
    mutationFn: (evidenceUrl: string) =>
      dataOf(api.PUT('/api/projects/{id}/steps/{step}', { params: { path }, body: { evidenceUrl } })),
    onSuccess: (changed) => showProject(queryClient, changed),
  });
}

/** Puts a file beside the step, or takes it away with null. */
export function useSaveFile(project: ProjectDetail, step: Step) {
  const queryClient = useQueryClient();
  const path = { id: project.id, step: step.id };
  return useMutation({
    mutationFn: (file: File | null) =>
      dataOf(
        file
          ? api.POST('/api/projects/{id}/steps/{step}/file', { params: { path }, ...multipart('file', file) })
          : api.DELETE('/api/projects/{id}/steps/{step}/file', { params: { path } }),
      ),
    onSuccess: (changed) => showProject(queryClient, changed),
  });
}

/** Puts the finished project on public page and CV, or takes it off. */
export function useShowProject(project: ProjectDetail) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isShown: boolean) =>
      dataOf(api.PUT('/api/projects/{id}/shown', { params: { path: { id: project.id } }, body: { isShown } })),
    onSuccess: (changed) => showProject(queryClient, changed),
  });
}
