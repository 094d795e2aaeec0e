/** A person as the users table knows them. */
export interface Person {
  name_ar: string | null;
  name_en: string | null;
  first_name: string | null;
  last_name: string | null;
}

export interface NamePair {
  ar: string;
  en: string;
}

/** The name in both scripts; where one is missing, the profile's first and last name, then the other script (CRT-1). */
export function namesOf(person: Person): NamePair {
  const profileName = [person.first_name, person.last_name].filter(Boolean).join(' ');
  const ar = person.name_ar || profileName || person.name_en || '';
  const en = person.name_en || profileName || person.name_ar || '';
  return { ar, en };
}

/** `MSR-2026-000731`. */
export const formatCertificateNumber = (year: number, number: number): string =>
  `MSR-${year}-${String(number).padStart(6, '0')}`;
