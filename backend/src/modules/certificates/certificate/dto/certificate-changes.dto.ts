import { Text } from '#platform/http/fields';

export class RevokeCertificateDto {
  @Text({ max: 500, min: 3, description: 'Shown to whoever checks the certificate' }) reason!: string;
}

/** A corrected name; nothing else of a certificate can be corrected (CRT-6). */
export class ReissueCertificateDto {
  @Text({ max: 200, printed: true }) holderNameAr!: string;
  @Text({ max: 200, printed: true }) holderNameEn!: string;
  @Text({ max: 500, min: 3, description: 'Shown on the replaced certificate' }) reason!: string;
}
