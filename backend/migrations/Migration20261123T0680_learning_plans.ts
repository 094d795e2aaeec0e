import { Migration } from '@mikro-orm/migrations';

/** What people learn for, in which track and how long a day; whoever is here already is not asked for it (DSH-8). */
export class Migration20261123T0680_learning_plans extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add column learning_goal text null,
        add column track text null,
        add column daily_minutes int null,
        add column plan_asked_at timestamptz(3) null default now()
    `);
    this.addSql(`alter table users alter column plan_asked_at drop default`);
    this.addSql(`
      alter table users
        add constraint users_learning_goal_check check (learning_goal in ('first-job', 'skill', 'volunteering')),
        add constraint users_track_check check (track in ('web-development', 'business-management',
          'design-creativity', 'personal-skills', 'digital-marketing', 'project-management'))
    `);
  }

  override down(): void {
    this.addSql(`
      alter table users drop column learning_goal, drop column track, drop column daily_minutes, drop column plan_asked_at
    `);
  }
}
