import { type RawBuilder, sql } from 'kysely';
import type { PersonalData } from '#platform/personal-data/personal-data';

const peopleOfCertificate: RawBuilder<{ id: string }> = sql`
  select k.user_id as id from certificates k
  where k.id = (audited.row ->> 'certificate_id')::uuid and k.user_id is not null`;

/** What certificates, their reviews and their corrections hold of people (PRF-4). */
export const certificatesPersonalData: PersonalData = {
  sources: [
    {
      table: 'certificate_reviews',
      whose: ({ id }) => sql`(t.certificate_id in (select k.id from certificates k where k.user_id = ${id}::uuid))`,
      people: peopleOfCertificate,
      hidden: ['decided_by'],
      erase: ({ id }) => [
        sql`delete from certificate_reviews
            where certificate_id in (select k.id from certificates k where k.user_id = ${id}::uuid)`,
      ],
    },
    {
      table: 'certificate_reviews',
      as: 'certificate_reviews_decided',
      whose: 'decided_by',
      only: ['id', 'certificate_id', 'state', 'decided_at'],
    },
    {
      table: 'certificate_corrections',
      whose: ({ id }) => sql`(t.certificate_id in (select k.id from certificates k where k.user_id = ${id}::uuid))`,
      people: peopleOfCertificate,
      hidden: ['decided_by'],
      erase: ({ id }) => [
        sql`delete from certificate_corrections
            where certificate_id in (select k.id from certificates k where k.user_id = ${id}::uuid)`,
      ],
    },
    {
      table: 'certificate_corrections',
      as: 'certificate_corrections_decided',
      whose: 'decided_by',
      only: ['id', 'certificate_id', 'state', 'decided_at'],
    },
    {
      // The foreign key lets go of those that are to stay verifiable.
      table: 'certificates',
      whose: 'user_id',
      hidden: ['revoked_by'],
      erase: ({ id }, { keepsCertificates }) =>
        keepsCertificates ? [] : [sql`delete from certificates where user_id = ${id}::uuid`],
    },
    {
      table: 'certificates',
      as: 'certificates_revoked',
      whose: 'revoked_by',
      only: ['id', 'certificate_number', 'revoked_at'],
    },
  ],
  impersonal: {
    certificate_numbers: 'A counter.',
    certificate_log: 'Hashes of what certificates say, salted by their codes, and when something happened to them.',
    certificate_log_nodes: 'Hashes over the log of certificates.',
  },
};
