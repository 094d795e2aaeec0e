import { Migration } from '@mikro-orm/migrations';

/** Skills that people state or prove (ASM-1). */
export class Migration20261121T0017_user_skills extends Migration {
  override up(): void {
    this.addSql(`
      create table user_skills (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        skill_name text not null,
        proficiency_level int,
        verified_by uuid,
        acquired_at timestamptz(3) not null default now(),
        constraint user_skills_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint user_skills_verified_by_foreign foreign key (verified_by) references users (id) on delete set null,
        constraint user_skills_user_id_skill_name_unique unique (user_id, skill_name),
        constraint user_skills_proficiency_level_check check (proficiency_level >= 1 and proficiency_level <= 5)
      )
    `);
    this.addSql(`create index user_skills_verified_by_index on user_skills (verified_by)`);
    this.addSql(`create index user_skills_skill_name_index on user_skills (skill_name)`);
  }

  override down(): void {
    this.addSql(`drop table user_skills`);
  }
}
