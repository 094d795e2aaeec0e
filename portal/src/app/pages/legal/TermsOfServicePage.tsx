import { LegalPage } from './LegalPage';
import { termsOfServiceAr } from './terms-of-service.ar';
import { termsOfServiceEn } from './terms-of-service.en';

/** /terms-of-service (PUB-4). */
export default function TermsOfServicePage() {
  return <LegalPage name="termsOfService" texts={{ ar: termsOfServiceAr, en: termsOfServiceEn }} />;
}
