import { LegalPage } from './LegalPage';
import { privacyPolicyAr } from './privacy-policy.ar';
import { privacyPolicyEn } from './privacy-policy.en';

/** /privacy-policy (PUB-4). */
export default function PrivacyPolicyPage() {
  return <LegalPage name="privacyPolicy" texts={{ ar: privacyPolicyAr, en: privacyPolicyEn }} />;
}
