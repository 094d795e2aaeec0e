import { linkedInLink } from '#subjects/certificates/linkedin-link';
import { aCertificate } from '#testing/certificates';

describe('the link to LinkedIn', () => {
  it('fills the form with name, date, number and the address that proves it [CRT-5]', () => {
    const url = new URL(
      linkedInLink(
        aCertificate({ issuerNameEn: 'Noor Foundation' }),
        'en',
        'https://masar.example/verify/7K2M9QXA4TRDV8HN',
      ),
    );
    expect(url.origin + url.pathname).toBe('https://www.linkedin.com/profile/add');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'React basics',
      organizationName: 'Noor Foundation',
      issueYear: '2026',
      issueMonth: '11',
      certId: 'MSR-2026-000731',
      certUrl: 'https://masar.example/verify/7K2M9QXA4TRDV8HN',
    });
  });
});
