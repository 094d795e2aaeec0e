import { dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { certificateQueries, type Verification } from '../certificates.queries';
import { readProofs } from '../offline/kept-proofs';
import { checkProof, type LogFinding } from './check-proof';
import { openHead } from './head';
import { judgeHead } from './judge-head';

/** A finding, and since when this device has seen that nothing before was changed. */
export type WitnessedFinding = LogFinding & { witnessedSince?: string };

/** Asks for the proof of what is shown and checks it here, against the head that this device keeps too. */
export const logFinding = (shown: Verification) =>
  queryOptions({
    queryKey: [...certificateQueries.all(), 'log', shown.verificationCode, shown.checkedAt],
    queryFn: async (): Promise<WitnessedFinding> => {
      const path = { code: shown.verificationCode };
      const proof = await dataOf(api.GET('/api/certificates/verify/{code}/proof', { params: { path } }));
      const finding = await checkProof(proof, shown);
      return finding.state === 'logged' ? witnessed(finding) : finding;
    },
    gcTime: 0,
  });

async function witnessed(finding: LogFinding & { state: 'logged' }): Promise<WitnessedFinding> {
  const proofs = await readProofs().catch(() => undefined);
  const kept = proofs?.logHead && openHead(proofs.logHead);
  if (!kept) return finding;
  const verdict = await judgeHead(kept, finding.head);
  if (verdict === 'changed') return { state: 'contradicted' };
  return verdict === 'same' ? { ...finding, witnessedSince: kept.at } : finding;
}
