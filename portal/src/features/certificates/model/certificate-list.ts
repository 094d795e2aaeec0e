import { type Language, pickLocalized } from '@masar/i18n';
import type { Certificate } from '../certificates.queries';

/** Those whose course name in the current language contains the text, whatever its case (spec 5). */
export function searchCertificates(
  certificates: readonly Certificate[],
  search: string,
  language: Language,
): readonly Certificate[] {
  const wanted = search.trim().toLocaleLowerCase(language);
  if (!wanted) return certificates;
  return certificates.filter((certificate) =>
    pickLocalized(certificate, 'courseTitle', language).toLocaleLowerCase(language).includes(wanted),
  );
}

/** The three figures of the screen (spec 2, Certificates). */
export const certificateFigures = (certificates: readonly Certificate[]) => ({
  total: certificates.length,
  verified: certificates.filter(({ status }) => status === 'verified').length,
  pending: certificates.filter(({ status }) => status === 'pending').length,
});
