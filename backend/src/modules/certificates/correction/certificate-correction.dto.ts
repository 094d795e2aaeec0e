import {
  type CertificateCorrectionDecision,
  certificateCorrectionDecisions,
  certificateCorrectionLimits,
} from '@masar/domain';
import { OneOf, Text } from '#platform/http/fields';

const { nameMaximum, noteMaximum, reasonMaximum, reasonMinimum } = certificateCorrectionLimits;

export class AskCorrectionDto {
  @Text({ max: nameMaximum, printed: true }) holderNameAr!: string;
  @Text({ max: nameMaximum, printed: true }) holderNameEn!: string;
  @Text({ optional: true, max: noteMaximum, multiline: true, description: 'Read by who decides' }) note?: string;
}

export class DecideCorrectionDto {
  @OneOf(certificateCorrectionDecisions) decision!: CertificateCorrectionDecision;
  @Text({
    optional: true,
    min: reasonMinimum,
    max: reasonMaximum,
    multiline: true,
    description: 'Read by the holder; required to decline',
  })
  reason?: string;
}
