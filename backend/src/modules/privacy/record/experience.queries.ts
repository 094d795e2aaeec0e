import type { LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { ReadDatabase } from '#platform/database/read-database';
import type { PrivacyTables } from '../privacy.tables.js';

/** Work that somebody else confirmed: a place given and accepted, or a service done to its end. */
export interface Experience {
  kind: 'volunteer' | 'internship' | 'job' | 'service';
  title: LocalizedText;
  /** Where; absent where nobody wrote it. */
  organisation: LocalizedText | null;
  /** ISO days; who is still there has no end yet. */
  from: string | null;
  to: string | null;
  isOngoing: boolean;
  /** How often a service was done; 1 for everything else. */
  times: number;
  /** Volunteer hours that were confirmed, and by whom last; absent where none were. */
  hours: string | null;
  confirmedBy: LocalizedText | null;
}

interface Row extends Omit<Experience, 'title' | 'organisation' | 'confirmedBy'> {
  confirmer_ar: string | null;
  confirmer_en: string | null;
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
             coalesce(o.start_date, a.updated_at::date)::text as from, 
             case when o.end_date <= now()::date then o.end_date end::text as to,
             coalesce(o.end_date > now()::date, false) as "isOngoing", 1 as times, h.hours, h.confirmer_ar, h.confirmer_en
      from applications a join opportunities o on o.id = a.opportunity_id
      left join lateral (
        select sum(v.hours)::text as hours, 
          (array_agg(${personName('u', 'ar')} order by v.decided_at desc))[1] as confirmer_ar,
          (array_agg(${personName('u', 'en')} order by v.decided_at desc))[1] as confirmer_en
        from volunteer_hours v left join users u on u.id = v.decided_by
        where v.application_id = a.id and v.status = 'confirmed') h on true
      where a.user_id = ${userId}::uuid and a.status = 'accepted'
        and coalesce(o.start_date, a.updated_at::date) <= now()::date
      union all
      select 'service', s.title_ar, s.title_en, null, null,
             min(q.applied_at)::date::text, max(q.updated_at)::date::text, false, count(*)::int, null, null, null
      from services s join service_requests q on q.service_id = s.id and q.status = 'completed'
      where s.posted_by = ${userId}::uuid
      group by s.id
      order by 6 desc nulls last, 2`.execute(this.database.over<PrivacyTables>());
    return rows.map(({ title_ar, title_en, company, company_en, confirmer_ar, confirmer_en, ...row }) => ({
      ...row,
      title: { ar: title_ar, en: title_en },
      confirmedBy: confirmer_ar ? { ar: confirmer_ar, en: confirmer_en || confirmer_ar } : null,
      organisation: company ? { ar: company, en: company_en || company } : null,
    }));
  }
}
