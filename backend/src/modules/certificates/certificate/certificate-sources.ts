import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CertificatesTables } from '../certificates.tables.js';
import type { Person } from './certificate-snapshot.rules.js';

/** Reads what a certificate copies, inside the transaction that issues it. */

export async function personOf(em: EntityManager, userId: string): Promise<Person & { email: string }> {
  return em
    .getKysely<CertificatesTables>()
    .selectFrom('users')
    .select(['name_ar', 'name_en', 'first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function lessonsOf(em: EntityManager, courseId: string): Promise<number> {
  const { lessons } = await em
    .getKysely<CertificatesTables>()
    .selectFrom('lessons')
    .select(sql<number>`count(*)::int`.as('lessons'))
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return lessons;
}

/** Raises the year's counter and answers its new value. */
export async function nextNumber(em: EntityManager, year: number): Promise<number> {
  const { last_number: number } = await em
    .getKysely<CertificatesTables>()
    .insertInto('certificate_numbers')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last_number: eb('certificate_numbers.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return number;
}
