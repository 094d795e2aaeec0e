import { dataOf, type Payload } from '@masar/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#shared/api/api';

export const useSendMessage = () =>
  useMutation({
    mutationFn: (body: Payload<'/api/contact', 'post'>) => dataOf(api.POST('/api/contact', { body })),
  });

export const useConfirmNewsletter = () =>
  useMutation({ mutationFn: (token: string) => api.POST('/api/newsletter/confirm', { body: { token } }) });

export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => api.POST('/api/newsletter/unsubscribe', { body: { token } }) });
