import { type RawBuilder, sql } from 'kysely';
import type { BookedApplication, BookedPosting, PostingBook } from './posting-book.js';
import type { Declaration } from './posting-kind.js';
import { columnOf, type PostingWords } from './posting-words.js';

const textIn = (alias: string, column: string | undefined): RawBuilder<string | null> =>
  column ? sql<string | null>`${sql.ref(`${alias}.${columnOf(column)}`)}` : sql<string | null>`null::text`;

/** The tables of a kind, and its rows in the shape that all kinds have; postings are `p`, applications `a`. */
export function bookOf<Entity extends object, Form>(
  { kind, schema, applications, places, organization, rating }: Declaration<Entity, Form>,
  words: PostingWords<Entity>,
): Omit<PostingBook, 'kind' | 'mayFollow' | 'closing'> {
  const postingTable = schema.meta.tableName;
  const applicationTable = applications.meta.tableName;
  const asked = (column: string) => (column in applications.meta.properties ? column : undefined);
  const contactInfo = 'contactInfo' in schema.meta.properties ? 'contactInfo' : undefined;
  const contact = sql<string | null>`coalesce(nullif(${textIn('p', contactInfo)}, ''),
    (select poster.email from users poster where poster.id = p.posted_by))`;
  const inEnglish = organization && `${organization}En`;
  const shown = ['titleAr', 'titleEn', 'descriptionAr', 'descriptionEn', organization, contactInfo];
  return {
    ...places,
    postingTable,
    applicationTable,
    contact,
    applicationRows: sql<BookedApplication>`
      select ${sql.lit(kind)} as kind, a.id, a.user_id, a.status,
             ${textIn('a', asked('coverLetter') ?? 'message')} as message, ${textIn('a', asked('resumeUrl'))} as resume_url,
             ${asked('hasCv') ? sql`a.has_cv` : sql`false`} as has_cv,
             ${'totalHours' in schema.meta.properties ? sql`p.type = 'volunteer'` : sql`false`} as takes_hours, ${rating ?? sql`null::int`} as rating,
             a.applied_at, a.updated_at, p.id as posting_id, p.posted_by, p.title_ar, p.title_en,
             ${textIn('p', organization)} as organization, ${textIn('p', inEnglish)} as organization_en,
             ${contact} as contact_info, p.status as posting_status
      from ${sql.table(applicationTable)} a join ${sql.table(postingTable)} p on p.id = ${sql.ref(`a.${places.postingColumn}`)}`,
    postingRows: sql<BookedPosting>`
      select ${sql.lit(kind)} as kind, p.id, p.posted_by, p.title_ar, p.title_en, p.description_ar, p.description_en,
             ${textIn('p', organization)} as organization, ${textIn('p', contactInfo)} as contact_info,
             ${words.othersThan(shown)} as other_words, p.status, p.held_for, p.review_note, p.created_at, p.updated_at
      from ${sql.table(postingTable)} p`,
  };
}
