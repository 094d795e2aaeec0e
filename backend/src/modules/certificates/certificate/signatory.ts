import type { SettingsValues } from '#platform/settings/organization-settings';

/** Who signs a certificate for the organisation, and as what, as both were called on the day of issue (PAP-1). */
export interface Signatory {
  nameAr: string;
  nameEn: string;
  /** Empty where only a name signs. */
  officeAr: string;
  officeEn: string;
}

/** What a new certificate copies of the settings: nothing where nobody is named, and one language's words for both. */
export function signatoryOf(settings: SettingsValues): { signatory: Signatory | null; signatureId: string | null } {
  const { signatoryNameAr, signatoryNameEn, signatoryOfficeAr, signatoryOfficeEn, signatureId } = settings;
  const name = signatoryNameAr || signatoryNameEn;
  if (!name) return { signatory: null, signatureId: null };
  return {
    signatory: {
      nameAr: name,
      nameEn: signatoryNameEn || name,
      officeAr: signatoryOfficeAr || signatoryOfficeEn || '',
      officeEn: signatoryOfficeEn || signatoryOfficeAr || '',
    },
    signatureId,
  };
}
