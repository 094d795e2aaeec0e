import { type CertificateCorrectionState, certificateCorrectionStates } from '@masar/domain';
import { TextOut, TimeOut, WordOut } from '#platform/http/response-fields';

/** What became of the wish for another name, as the holder sees it. */
export class OwnCorrectionResponse {
  @WordOut(certificateCorrectionStates) state!: CertificateCorrectionState;
  @TimeOut() askedAt!: string;
  @TextOut({ nullable: true, description: 'Why it was declined' }) reason!: string | null;
}
