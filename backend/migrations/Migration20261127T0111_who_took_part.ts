import { Migration } from '@mikro-orm/migrations';

/** Who marks the work of a group says who took part; marks from before keep counting for everybody they counted for (EVD-8). */
export class Migration20261127T0111_who_took_part extends Migration {
  override up(): void {
    this.addSql(`alter table submission_members add column took_part boolean null,
      add constraint submission_members_took_part_check check (excepted_because is null or took_part is not true)`);
    this.addSql(`update submission_members m set took_part = m.excepted_because is null
      from submissions s where s.id = m.submission_id and (s.state = 'marked' or m.excepted_because is not null)`);
  }

  override down(): void {
    this.addSql(`alter table submission_members drop column took_part`);
  }
}
