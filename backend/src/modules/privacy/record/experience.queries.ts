import type { LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { PrivacyTables } from '../privacy.tables.js';

/** Work that somebody else confirmed: a place given and accepted, or a service done to its end. */
export interface Experience {
  kind: 'volunteer' | 'internship' | 'job' | 'service';
  title: LocalizedText;
  /** Where; absent where nobody wrote it. */
  organisation: LocalizedText | null;
  /** ISO days. */
  from: string | null;
  to: string | null;
  /** How often a service was done; 1 for everything else. */
  times: number;
}

interface Row extends Omit<Experience, 'title' | 'organisation'> {
  title_ar: string;
  title_en: string;
  company: string | null;
  company_en: string | null;
}

@Injectable()
export class ExperienceQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The latest first. What has not begun yet is no experience. */
  async of(userId: string): Promise<Experience[]> {
    const { rows } = await sql<Row>`
      select o.type as kind, o.title_ar, o.title_en, o.company, o.company_en,
             coalesce(o.start_date, a.updated_at::date)::text as from, o.end_date::text as to, 1 as times
      from applications a join opportunities o on o.id = a.opportunity_id
      where a.user_id = ${userId}::uuid and a.status = 'accepted'
        and coalesce(o.start_date, a.updated_at::date) <= now()::date
      union all
      select 'service', s.title_ar, s.title_en, null, null,
             min(q.applied_at)::date::text, max(q.updated_at)::date::text, count(*)::int
      from services s join service_requests q on q.service_id = s.id and q.status = 'completed'
      where s.posted_by = ${userId}::uuid
      group by s.id
      order by 6 desc nulls last, 2`.execute(this.database.over<PrivacyTables>());
    return rows.map(({ title_ar, title_en, company, company_en, ...row }) => ({
      ...row,
      title: { ar: title_ar, en: title_en },
      organisation: company ? { ar: company, en: company_en || company } : null,
    }));
  }
}
