import type { Role } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';

export interface PersonRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  name_ar: string | null;
  name_en: string | null;
  bio: string | null;
  role: Role;
  profile_image_url: string | null;
  created_at: Date | string;
}

/** Columns of `users` that pages about a person show. */
export const personColumns = [
  'u.id',
  'u.email',
  'u.first_name',
  'u.last_name',
  'u.name_ar',
  'u.name_en',
  'u.bio',
  'u.role',
  'u.profile_image_url',
  'u.created_at',
] as const;

/** The name in both scripts; where one is missing, the profile's first and last name, then the other script. */
export function fullNameOf(person: PersonRow): LocalizedText {
  const profileName = [person.first_name, person.last_name].filter(Boolean).join(' ');
  return {
    ar: person.name_ar || profileName || person.name_en || '',
    en: person.name_en || profileName || person.name_ar || '',
  };
}
