import { TextOut, UuidOut } from '#platform/http/response-fields';
import { OwnCorrectionResponse } from '../certificate/dto/own-correction.response.js';

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
