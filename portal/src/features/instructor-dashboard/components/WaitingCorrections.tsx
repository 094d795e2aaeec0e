import { useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { certificateCorrectionQueries } from '../certificate-corrections.queries';
import { certificateCorrectionsMessages } from '../messages/certificate-corrections.messages';
import { CorrectionRow } from './CorrectionRow';
import { WaitingWishes } from './WaitingWishes';

/** Wishes for a corrected name that wait (CRT-12). */
export function WaitingCorrections() {
  const text = useMessages(certificateCorrectionsMessages);
  const list = useInfiniteQuery(certificateCorrectionQueries.list());
  return (
    <WaitingWishes title={text.title} failed={text.failed} place="corrections" list={list}>
      {(correction) => <CorrectionRow key={correction.id} correction={correction} />}
    </WaitingWishes>
  );
}
