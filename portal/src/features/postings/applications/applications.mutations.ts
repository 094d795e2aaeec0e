import { dataOf } from '@masar/contracts';
import type { ApplicationAction, ApplicationKind } from '@masar/domain';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import type { ApplicationDetail } from '../posting';
import { postingQueries } from '../postings.queries';
import { applicationQueries } from './applications.queries';

/** What an application says. */
interface Letter {
  /** Cover letter, or what is needed of a service. */
  message: string;
  /** Link to a CV, of jobs only; empty for none. */
  resumeUrl: string;
  /** The CV of the platform goes along, of jobs only. */
  attachesCv: boolean;
}

interface Sent {
  letter: Letter;
  /** The server counts writes of one key once (REL-3). */
  key: string;
}

function send(kind: ApplicationKind, id: string, { letter, key }: Sent): Promise<ApplicationDetail> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  const { message, resumeUrl, attachesCv } = letter;
  if (kind === 'service') return dataOf(api.POST('/api/services/{id}/requests', { params, body: { message } }));
  const coverLetter = message;
  if (kind === 'opportunity') {
    return dataOf(api.POST('/api/opportunities/{id}/applications', { params, body: { coverLetter } }));
  }
  const body = { coverLetter, ...(resumeUrl && { resumeUrl }), ...(attachesCv && { attachesCv }) };
  return dataOf(api.POST('/api/jobs/{id}/applications', { params, body }));
}

/** Shows the new state everywhere: in lists, on the posting, in its own page. */
function takeOver(client: QueryClient, application: ApplicationDetail): void {
  client.setQueryData(applicationQueries.detail(application.id).queryKey, application);
  void client.invalidateQueries({
    queryKey: applicationQueries.all(),
    predicate: ({ queryKey }) => queryKey[2] !== application.id,
  });
  void client.invalidateQueries({ queryKey: postingQueries.all(application.kind) });
}

/** Applies to a posting, or asks for a service; who has done so already gets the former application (OPP-2). */
export function useApply(kind: ApplicationKind, postingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: Sent) => send(kind, postingId, sent),
    onSuccess: (application) => takeOver(client, application),
    // Meanwhile it was closed, perhaps: the posting tells why.
    onError: () => void client.invalidateQueries({ queryKey: postingQueries.all(kind) }),
  });
}

/** Moves an application on: the poster decides, the applicant withdraws (OPP-3). */
export function useMoveApplication(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ action, note }: { action: ApplicationAction; note: string }) =>
      dataOf(
        api.PATCH('/api/applications/{id}', { params: { path: { id } }, body: { action, ...(note && { note }) } }),
      ),
    onSuccess: (application) => takeOver(client, application),
    // Somebody else moved it in the meantime: show what it is now.
    onError: () => void client.invalidateQueries({ queryKey: applicationQueries.all() }),
  });
}

/** Rates a finished service, once (SVC-2). */
export function useRateService(applicationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { rating: number; text?: string }) =>
      dataOf(api.POST('/api/applications/{id}/rating', { params: { path: { id: applicationId } }, body })),
    onSuccess: (application) => takeOver(client, application),
  });
}
