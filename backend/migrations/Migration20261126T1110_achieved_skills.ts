import { Migration } from '@mikro-orm/migrations';

/** Skills of courses say up to which level certificates of achievement show them (JOB-2, EVD-4). */
export class Migration20261126T1110_achieved_skills extends Migration {
  override up(): void {
    this.addSql(`alter table user_skills add column achieved_level int null,
      add constraint user_skills_achieved_level_check
        check (achieved_level is null
          or (achieved_level >= 1 and achieved_level <= proficiency_level and source = 'course'))`);
    this.addSql(`
      update user_skills u set achieved_level = least(u.proficiency_level, shown.level)
      from (
        select k.user_id, s.skill_id,
          max(case c.difficulty when 'beginner' then 2 when 'intermediate' then 3 else 4 end) as level
        from certificates k
        join courses c on c.id = k.course_id
        join course_skills s on s.course_id = c.id
        where k.evidence in ('A', 'B') and k.status in ('pending', 'verified')
        group by k.user_id, s.skill_id
      ) shown
      where u.user_id = shown.user_id and u.skill_id = shown.skill_id and u.source = 'course'
    `);
  }

  override down(): void {
    this.addSql(`alter table user_skills drop column achieved_level`);
  }
}
