import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { KindTypes, PostingKind } from './posting-kind';
import { postingQueries } from './postings.queries';

function takeOver<T extends KindTypes>(client: QueryClient, kind: PostingKind<T>, posting: T['one']): void {
  void client.invalidateQueries({ queryKey: postingQueries.all(kind.kind) });
  client.setQueryData([...postingQueries.details(kind.kind), posting.id], posting);
}

/** Adds a posting; sent again under the same key it is added once (REL-3). */
export function useAddPosting<T extends KindTypes>(kind: PostingKind<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: T['added']; key: string }) => kind.calls.add(body, key),
    onSuccess: (posting) => takeOver(client, kind, posting),
  });
}

/** Changes a posting, closes it or opens it again (OPP-4, JOB-1, SVC-1). */
export function useChangePosting<T extends KindTypes>(kind: PostingKind<T>, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: T['changed'] | { isActive: boolean }) => kind.calls.change(id, body),
    onSuccess: (posting) => takeOver(client, kind, posting),
  });
}
