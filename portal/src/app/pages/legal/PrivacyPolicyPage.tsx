import { LegalPage } from './LegalPage';

/** /privacy-policy (PUB-4). */
export default function PrivacyPolicyPage() {
  return <LegalPage name="privacyPolicy" />;
}
