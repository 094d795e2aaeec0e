import { LegalPage } from './LegalPage';

/** /terms-of-service (PUB-4). */
export default function TermsOfServicePage() {
  return <LegalPage name="termsOfService" />;
}
