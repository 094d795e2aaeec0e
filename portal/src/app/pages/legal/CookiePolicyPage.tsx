import { cookiePolicyAr } from './cookie-policy.ar';
import { cookiePolicyEn } from './cookie-policy.en';
import { LegalPage } from './LegalPage';

/** /cookie-policy (PUB-4). */
export default function CookiePolicyPage() {
  return <LegalPage name="cookiePolicy" texts={{ ar: cookiePolicyAr, en: cookiePolicyEn }} />;
}
