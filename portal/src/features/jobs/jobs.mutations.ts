import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import type { JobChange, NewJob } from './job-answers';
import { jobQueries } from './jobs.queries';

/** Posts a vacancy; every list of them follows. */
export function usePostJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewJob) => dataOf(api.POST('/api/jobs', { body })),
    onSuccess: (job) => {
      void client.invalidateQueries({ queryKey: jobQueries.all() });
      client.setQueryData(jobQueries.detail(job.id).queryKey, job);
    },
  });
}

/** Changes an own vacancy, closes it or opens it again. */
export function useEditJob(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: JobChange) => dataOf(api.PATCH('/api/jobs/{id}', { params: { path: { id } }, body })),
    onSuccess: (job) => {
      void client.invalidateQueries({ queryKey: jobQueries.all() });
      client.setQueryData(jobQueries.detail(id).queryKey, job);
    },
  });
}
