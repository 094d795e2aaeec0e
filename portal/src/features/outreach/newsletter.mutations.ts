import { dataOf } from '@masar/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#shared/api/api';

/** Apart from the other calls: the footer of every page carries this one. */
export const useAskForNewsletter = () =>
  useMutation({ mutationFn: (email: string) => dataOf(api.POST('/api/newsletter', { body: { email } })) });
