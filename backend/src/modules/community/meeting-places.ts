import { type RawBuilder, sql } from 'kysely';
import type { DataSubject } from '#platform/personal-data/personal-data';

/** Where the person wrote, or was told of being called: elsewhere the same name means somebody else. */
export const meetingPlaces = ({ id }: DataSubject): RawBuilder<unknown> => sql`
  select d.id from discussions d where d.user_id = ${id}::uuid
  union select r.discussion_id from replies r where r.user_id = ${id}::uuid
  union select coalesce(r.discussion_id, d.id) from notifications n
    left join replies r on n.source = 'post ' || r.id left join discussions d on n.source = 'post ' || d.id
    where n.user_id = ${id}::uuid and n.kind = 'post-mentioned' and coalesce(r.discussion_id, d.id) is not null`;
