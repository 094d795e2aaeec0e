import { formatCertificateNumber, namesOf } from './certificate-snapshot.rules.js';

const nobody = { name_ar: null, name_en: null, first_name: null, last_name: null };

describe('what a certificate says', () => {
  it('takes the names given for certificates [CRT-1]', () => {
    const sara = { name_ar: 'سارة علي حسن', name_en: 'Sara Ali Hasan', first_name: 'سارة', last_name: 'علي' };
    expect(namesOf(sara)).toEqual({ ar: 'سارة علي حسن', en: 'Sara Ali Hasan' });
  });

  it('falls back to first and last name, then to the other script [CRT-1]', () => {
    expect(namesOf({ ...nobody, first_name: 'سارة', last_name: 'علي' })).toEqual({ ar: 'سارة علي', en: 'سارة علي' });
    expect(namesOf({ ...nobody, name_en: 'Sara' })).toEqual({ ar: 'Sara', en: 'Sara' });
  });

  it('numbers certificates by year with six digits [CRT-1]', () => {
    expect(formatCertificateNumber(2026, 731)).toBe('MSR-2026-000731');
  });
});
