import { aCertificate } from '#testing/certificates';
import { certificateFigures, searchCertificates } from './certificate-list';

const react = aCertificate();
const marketing = aCertificate({
  id: 'c2',
  courseTitleAr: 'التسويق الرقمي',
  courseTitleEn: 'Digital marketing',
  status: 'pending',
});
const all = [react, marketing];

describe('the list of certificates', () => {
  it('is searched by the course name in the current language [CRT-2]', () => {
    expect(searchCertificates(all, 'التسويق', 'ar')).toEqual([marketing]);
    expect(searchCertificates(all, 'marketing', 'ar')).toEqual([]);
    expect(searchCertificates(all, 'MARKETING ', 'en')).toEqual([marketing]);
    expect(searchCertificates(all, '  ', 'ar')).toEqual(all);
  });

  it('counts all, verified and pending ones [CRT-2]', () => {
    const revoked = aCertificate({ id: 'c3', status: 'revoked' });
    expect(certificateFigures([...all, revoked])).toEqual({ total: 3, verified: 1, pending: 1 });
  });
});
