import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { employmentTypes, governorateIds } from '@masar/domain';
import { api } from '#shared/api/api';
import { paths } from '#shared/navigation/paths';
import type { PostingKind } from '../posting-kind';

export type Job = Answer<'/api/jobs/{id}', 'get'>;
/** A vacancy of a list, with how well it fits the reader. */
export type ListedJob = Answer<'/api/jobs', 'get'>[number];
export type NewJob = Payload<'/api/jobs', 'post'>;
export type JobChange = Payload<'/api/jobs/{id}', 'patch'>;

const choices = { type: employmentTypes, governorate: governorateIds, order: ['newest'] as const };

/** Vacancies; skills are named in the reader's language, so each language has lists of its own (JOB-1). */
export const jobKind: PostingKind<{
  one: Job;
  listed: ListedJob;
  added: NewJob;
  changed: JobChange;
  choices: typeof choices;
}> = {
  kind: 'job',
  list: paths.jobs,
  page: paths.job,
  choices,
  isWorded: true,
  calls: {
    list: ({ type, order, ...asked }) => {
      // Own ones have no nearness to speak of.
      const query = {
        ...asked,
        order: asked.mine ? ('newest' as const) : (order ?? ('match' as const)),
        ...(type && { employmentType: type }),
      };
      return api.GET('/api/jobs', { params: { query } });
    },
    one: (id) => dataOf(api.GET('/api/jobs/{id}', { params: { path: { id } } })),
    add: (body, key) => dataOf(api.POST('/api/jobs', { params: { header: { 'Idempotency-Key': key } }, body })),
    change: (id, body) => dataOf(api.PATCH('/api/jobs/{id}', { params: { path: { id } }, body })),
  },
};
