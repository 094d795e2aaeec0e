import { Migration } from '@mikro-orm/migrations';

interface Source {
  table: string;
  /** Columns whose change is worth a new entry. */
  columns: string;
  /** What is found of the row `new` beside its titles. */
  bodyAr: string;
  bodyEn: string;
}

const described = 'title_ar, title_en, description_ar, description_en, is_active';

/** Services are found too, and of all postings only those that everybody may see (SRCH-1, OPP-4). */
const sources: Record<string, Source> = {
  opportunity: {
    table: 'opportunities',
    columns: `${described}, status, company, company_en, location, location_en, requirements, requirements_en`,
    bodyAr: `concat_ws(' · ', new.description_ar, new.company, new.location, new.requirements)`,
    bodyEn: `concat_ws(' · ', new.description_en, coalesce(new.company_en, new.company),
      coalesce(new.location_en, new.location), coalesce(new.requirements_en, new.requirements))`,
  },
  job: {
    table: 'job_postings',
    columns: `${described}, status, company_name, company_name_en, location, location_en, required_skills`,
    bodyAr: `concat_ws(' · ', new.description_ar, new.company_name, new.location,
      array_to_string(new.required_skills, ' · '))`,
    bodyEn: `concat_ws(' · ', new.description_en, coalesce(new.company_name_en, new.company_name),
      coalesce(new.location_en, new.location), array_to_string(new.required_skills, ' · '))`,
  },
  service: {
    table: 'services',
    columns: `${described}, status, skills`,
    bodyAr: `concat_ws(' · ', new.description_ar, array_to_string(new.skills, ' · '))`,
    bodyEn: `concat_ws(' · ', new.description_en, array_to_string(new.skills, ' · '))`,
  },
};

/** As Migration20261121T0052_search_sources wrote them. */
const earlier: Record<string, Source> = {
  opportunity: {
    table: 'opportunities',
    columns: `${described}, company, location, requirements`,
    bodyAr: `concat_ws(' · ', new.description_ar, new.company, new.location, new.requirements)`,
    bodyEn: `concat_ws(' · ', new.description_en, new.company, new.location, new.requirements)`,
  },
  job: {
    table: 'job_postings',
    columns: `${described}, company_name, location, required_skills`,
    bodyAr: `concat_ws(' · ', new.description_ar, new.company_name, new.location,
      array_to_string(new.required_skills, ' · '))`,
    bodyEn: `concat_ws(' · ', new.description_en, new.company_name, new.location,
      array_to_string(new.required_skills, ' · '))`,
  },
};

export class Migration20261121T0069_search_postings extends Migration {
  override up(): void {
    this.addSql(`set local statement_timeout = 0`);
    for (const [kind, source] of Object.entries(sources)) {
      if (kind !== 'service') this.addSql(`drop trigger search_changed on ${source.table}`);
      this.find(kind, source, `new.is_active and new.status = 'published'`);
      this.addSql(`update ${source.table} set is_active = is_active`);
    }
  }

  override down(): void {
    for (const { table } of Object.values(sources)) this.addSql(`drop trigger search_changed on ${table}`);
    this.addSql(`drop function search_service_changed()`);
    this.addSql(`select search_remove('service', id) from services`);
    for (const [kind, source] of Object.entries(earlier)) this.find(kind, source, 'new.is_active');
  }

  private find(kind: string, { table, columns, bodyAr, bodyEn }: Source, condition: string): void {
    this.addSql(`
      create or replace function search_${kind}_changed() returns trigger
      language plpgsql
      as $body$
      begin
        if tg_op = 'DELETE' then
          perform search_remove('${kind}', old.id);
        elsif ${condition} then
          perform search_put('${kind}', new.id, null, new.title_ar, new.title_en, ${bodyAr}, ${bodyEn});
        else
          perform search_remove('${kind}', new.id);
        end if;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger search_changed after insert or delete or update of ${columns} on ${table}
      for each row execute function search_${kind}_changed()
    `);
  }
}
