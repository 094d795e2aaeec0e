import { dataOf } from '@masar/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { multipart } from '#shared/api/multipart';

/** Keeps a picture, small, for questions of the bank; answers with the address that texts show it by. */
export function useUploadPicture(id: string) {
  return useMutation({
    mutationFn: (file: File) =>
      dataOf(
        api.POST('/api/question-banks/{id}/pictures', { params: { path: { id } }, ...multipart('picture', file) }),
      ),
  });
}
