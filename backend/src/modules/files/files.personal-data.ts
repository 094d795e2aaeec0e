import { sql } from 'kysely';
import { teaches } from '#modules/courses';
import type { PersonalData } from '#platform/personal-data/personal-data';

/** Files of people (PRF-4). Those that a course or the site shows stay when their owner goes. */
export const filesPersonalData: PersonalData = {
  sources: [
    {
      table: 'stored_files',
      as: 'files',
      whose: 'owner_id',
      hidden: ['storage_key'],
      files: ({ id }) => sql`
        select f.id from stored_files f where f.owner_id = ${id}::uuid and (f.is_private or not (
          exists (select from lesson_attachments a where a.file_id = f.id)
          or exists (select from course_pictures p where p.file_id = f.id)
          or exists (select from settings s where position(f.id::text in s.logo_url) > 0)
          or exists (select from courses c left join lessons l on l.course_id = c.id
                     where ${teaches(sql`f.owner_id`)} and position(f.id::text in
                       concat(c.thumbnail_url, c.description_ar, c.description_en, l.content_ar, l.content_en)) > 0)))`,
    },
  ],
  impersonal: {},
};
