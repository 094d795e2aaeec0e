import { dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { certificateQueries, type Verification } from '../certificates.queries';
import { checkProof } from './check-proof';

/** Asks for the proof of what is shown and checks it here. */
export const logFinding = (shown: Verification) =>
  queryOptions({
    queryKey: [...certificateQueries.all(), 'log', shown.verificationCode, shown.checkedAt],
    queryFn: async () => {
      const path = { code: shown.verificationCode };
      return checkProof(await dataOf(api.GET('/api/certificates/verify/{code}/proof', { params: { path } })), shown);
    },
    gcTime: 0,
  });
