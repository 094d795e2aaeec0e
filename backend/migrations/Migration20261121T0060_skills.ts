import { Migration } from '@mikro-orm/migrations';

/** The bilingual vocabulary of skills, and where each skill of a person comes from (ASM-1, PRF-2, JOB-2). */
export class Migration20261121T0060_skills extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create function masar_skill_key(input text) returns text
      language sql immutable strict parallel safe
      as $body$
        select replace(regexp_replace(
          ' ' || regexp_replace(masar_normalize(input),
            '[\u0001-\u0022\u0024-\u002A\u002C-\u002F\u003A-\u0060\u007B-\u00BF\u00D7\u00F7\u060C\u061B-\u061F\u066A-\u066D\u06D4\u2000-\u206F\u2190-\u2BFF\u3000-\u303F\uFD3E\uFD3F]+',
            ' ', 'g') || ' ',
          ' ال(?=[ء-ي]{3})', ' ', 'g'), ' ', '')
      $body$
    `);
    this.addSql(`
      create table skills (
        id text primary key,
        label_ar text not null,
        label_en text not null,
        category_id text not null,
        constraint skills_category_id_foreign foreign key (category_id) references categories (id) on delete restrict
      )
    `);
    this.addSql(`create index skills_category_id_index on skills (category_id)`);
    this.addSql(`
      create table skill_names (
        name_key text primary key,
        skill_id text not null,
        name text not null,
        language text not null,
        constraint skill_names_skill_id_foreign foreign key (skill_id) references skills (id) on delete cascade,
        constraint skill_names_language_check check (language in ('ar', 'en'))
      )
    `);
    this.addSql(`create index skill_names_skill_id_index on skill_names (skill_id)`);
    this.addSql(`
      create table skill_relations (
        id uuid default gen_random_uuid() primary key,
        skill_id text not null,
        related_id text not null,
        weight numeric(2,1) not null,
        constraint skill_relations_skill_id_foreign foreign key (skill_id) references skills (id) on delete cascade,
        constraint skill_relations_related_id_foreign foreign key (related_id) references skills (id) on delete cascade,
        constraint skill_relations_skill_id_related_id_unique unique (skill_id, related_id),
        constraint skill_relations_weight_check check (weight > 0 and weight < 1),
        constraint skill_relations_related_id_check check (skill_id <> related_id)
      )
    `);
    this.addSql(`create index skill_relations_related_id_index on skill_relations (related_id)`);
    this.sources();
  }

  override down(): void {
    this.addSql(`
      alter table user_skills
        drop column skill_id, drop column source, drop column confidence, drop column expires_at,
        add constraint user_skills_user_id_skill_name_unique unique (user_id, skill_name)
    `);
    this.addSql(`drop table skill_relations`);
    this.addSql(`drop table skill_names`);
    this.addSql(`drop table skills`);
    this.addSql(`drop function masar_skill_key(text)`);
  }

  /** Nothing has written this table before, so the new columns need no values for old rows. */
  private sources(): void {
    this.addSql(`
      alter table user_skills
        add column skill_id text not null,
        add column source text not null,
        add column confidence numeric(3,2),
        add column expires_at timestamptz(3),
        add constraint user_skills_skill_id_foreign foreign key (skill_id) references skills (id) on delete restrict,
        add constraint user_skills_source_check check (source in ('assessed', 'course', 'project', 'self-stated')),
        add constraint user_skills_confidence_check check (confidence >= 0 and confidence <= 1),
        drop constraint user_skills_user_id_skill_name_unique,
        add constraint user_skills_user_id_skill_id_source_unique unique (user_id, skill_id, source)
    `);
    this.addSql(`create index user_skills_skill_id_index on user_skills (skill_id)`);
  }
}
