import { type Answer, dataOf } from '@masar/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#shared/api/api';

export type CheckedCertificates = Answer<'/api/certificates/verify', 'post'>;
export type CheckedCode = CheckedCertificates['codes'][number];

/** Asks for all codes at once (CRT-7); only the codes leave the device. */
export const useCheckCodes = () =>
  useMutation({
    mutationFn: (codes: string[]) => dataOf(api.POST('/api/certificates/verify', { body: { codes } })),
  });
