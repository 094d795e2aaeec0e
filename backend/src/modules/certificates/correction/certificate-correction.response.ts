import { type CertificateCorrectionState, certificateCorrectionStates } from '@masar/domain';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** What became of the wish for another name, as the holder sees it. */
export class OwnCorrectionResponse {
  @WordOut(certificateCorrectionStates) state!: CertificateCorrectionState;
  @TimeOut() askedAt!: string;
  @TextOut({ nullable: true, description: 'Why it was declined' }) reason!: string | null;
}

/** A wish for another name, as those see it who decide. */
export class CertificateCorrectionResponse extends OwnCorrectionResponse {
  @UuidOut() id!: string;
  @UuidOut() certificateId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @TextOut({ description: 'As it stands now' }) holderNameAr!: string;
  @TextOut() holderNameEn!: string;
  @TextOut({ description: 'As it is wished for' }) wishedNameAr!: string;
  @TextOut() wishedNameEn!: string;
  @TextOut({ nullable: true, description: 'What the holder wrote' }) note!: string | null;
}
