import { Injectable } from '@nestjs/common';
import type { Kysely, Selectable } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { CertificatesTables } from '../certificates.tables.js';

const factColumns = [
  'k.certificate_number',
  'k.verification_code',
  'k.grade',
  'k.evidence',
  'k.shown_by',
  'k.status',
  'k.issued_at',
  'k.completed_at',
  'k.course_title_ar',
  'k.course_title_en',
  'k.issuer_name_ar',
  'k.issuer_name_en',
  'k.signatory',
  'k.signature_id',
  'k.holder_name_ar',
  'k.holder_name_en',
  'k.instructor_name_ar',
  'k.instructor_name_en',
  'k.duration_hours',
  'k.lessons_count',
  'k.skills',
  'k.signed_summary',
] as const;

type Certificate = Selectable<CertificatesTables['certificates']>;
type ColumnName<Path> = Path extends `k.${infer Name extends keyof Certificate}` ? Name : never;

/** What a certificate says. */
export type CertificateFactsRow = Pick<Certificate, ColumnName<(typeof factColumns)[number]>>;
export type CertificateRow = CertificateFactsRow & Pick<Certificate, 'id' | 'course_id'>;
/** A certificate with its last review and its last correction, where there are any. */
export type ReviewedRow = CertificateRow & LastReview & LastCorrection;

type LastReview = { [Column in keyof ReviewRow as `review_${Column}`]: ReviewRow[Column] | null };
type ReviewRow = Pick<
  Selectable<CertificatesTables['certificate_reviews']>,
  'state' | 'round' | 'asked_at' | 'decided_at' | 'reason'
>;
type LastCorrection = { [Column in keyof CorrectionRow as `correction_${Column}`]: CorrectionRow[Column] | null };
type CorrectionRow = Pick<Selectable<CertificatesTables['certificate_corrections']>, 'state' | 'asked_at' | 'reason'>;
export type VerifiedRow = CertificateFactsRow &
  Pick<Certificate, 'course_id' | 'revoked_at' | 'revoked_reason'> & { superseded_by_code: string | null };

/** Certificates with what they say. */
export const selectFacts = (tables: Pick<Kysely<CertificatesTables>, 'selectFrom'>) =>
  tables.selectFrom('certificates as k').select(factColumns);

@Injectable()
export class CertificateQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Somebody's own certificates, the latest first (CRT-2). */
  async ofHolder(userId: string): Promise<ReviewedRow[]> {
    return this.select()
      .where('k.user_id', '=', userId)
      .orderBy('k.issued_at', 'desc')
      .orderBy('k.id', 'desc')
      .execute();
  }

  async byId(id: string): Promise<ReviewedRow | undefined> {
    return this.select().where('k.id', '=', id).executeTakeFirst();
  }

  /** Only for its holder; others find nothing. */
  async byIdOfHolder(id: string, userId: string): Promise<ReviewedRow | undefined> {
    return this.select().where('k.id', '=', id).where('k.user_id', '=', userId).executeTakeFirst();
  }

  async byCode(code: string): Promise<VerifiedRow | undefined> {
    return this.verified().where('k.verification_code', '=', code).executeTakeFirst();
  }

  /** Those of the codes that are known, in one statement however many they are (CRT-7). */
  async byCodes(codes: readonly string[]): Promise<VerifiedRow[]> {
    return codes.length === 0 ? [] : this.verified().where('k.verification_code', 'in', codes).execute();
  }

  /** Codes of all that are no longer valid, the latest last (CRT-5, CRT-8). */
  async endedCodes(): Promise<string[]> {
    const rows = await this.database
      .over<CertificatesTables>()
      .selectFrom('certificates')
      .select('verification_code')
      .where('status', 'in', ['revoked', 'superseded'])
      .orderBy('revoked_at')
      .orderBy('id')
      .execute();
    return rows.map(({ verification_code: code }) => code);
  }

  /**
   * Numbers of a year's certificates that are no longer valid, the last number of that year, and when the last of them
   * ended, or the year began; undefined for years without certificates (CRT-5).
   */
  async endedInYear(year: number): Promise<{ numbers: string[]; lastNumber: number; changedAt: Date } | undefined> {
    const counter = await this.database
      .over<CertificatesTables>()
      .selectFrom('certificate_numbers')
      .select('last_number')
      .where('year', '=', year)
      .executeTakeFirst();
    if (!counter) return undefined;
    const rows = await this.database
      .over<CertificatesTables>()
      .selectFrom('certificates')
      .select(['certificate_number', 'revoked_at'])
      .where('status', 'in', ['revoked', 'superseded'])
      .where('certificate_number', 'like', `%-${year}-%`)
      .execute();
    const moments = rows.map(({ revoked_at: at }) => new Date(at ?? 0).getTime());
    return {
      numbers: rows.map(({ certificate_number: number }) => number),
      lastNumber: counter.last_number,
      changedAt: new Date(Math.max(Date.UTC(year, 0, 1), ...moments)),
    };
  }

  private verified() {
    return this.database
      .over<CertificatesTables>()
      .selectFrom('certificates as k')
      .leftJoin('certificates as n', 'n.id', 'k.superseded_by')
      .select(factColumns)
      .select(['k.course_id', 'k.revoked_at', 'k.revoked_reason', 'n.verification_code as superseded_by_code']);
  }

  private select() {
    return this.database
      .over<CertificatesTables>()
      .selectFrom('certificates as k')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('certificate_reviews as r')
            .select([
              'r.state as review_state',
              'r.round as review_round',
              'r.asked_at as review_asked_at',
              'r.decided_at as review_decided_at',
              'r.reason as review_reason',
            ])
            .whereRef('r.certificate_id', '=', 'k.id')
            .orderBy('r.round', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('certificate_corrections as w')
            .select([
              'w.state as correction_state',
              'w.asked_at as correction_asked_at',
              'w.reason as correction_reason',
            ])
            .whereRef('w.certificate_id', '=', 'k.id')
            .orderBy('w.asked_at', 'desc')
            .limit(1)
            .as('wish'),
        (join) => join.onTrue(),
      )
      .select(factColumns)
      .select(['k.id', 'k.course_id', 'wish.correction_state', 'wish.correction_asked_at', 'wish.correction_reason'])
      .select([
        'last.review_state',
        'last.review_round',
        'last.review_asked_at',
        'last.review_decided_at',
        'last.review_reason',
      ]);
  }
}
