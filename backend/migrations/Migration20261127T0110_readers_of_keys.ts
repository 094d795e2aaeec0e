import { Migration } from '@mikro-orm/migrations';

/** Who could ever read the keys of a bank, and papers whose questions that cannot be guessed are counted alone (EVD-8). */
export class Migration20261127T0110_readers_of_keys extends Migration {
  override up(): void {
    this.addSql(`alter table papers drop constraint papers_drawn_check,
      add constraint papers_drawn_check check (drawn >= 0 and drawn_from >= 0)`);
    this.addSql(`
      create table question_key_readers (
        id uuid not null default gen_random_uuid() primary key,
        user_id uuid not null constraint question_key_readers_user_id_foreign references users (id) on delete cascade,
        bank_id uuid null constraint question_key_readers_bank_id_foreign references question_banks (id) on delete cascade,
        since timestamptz(3) not null default now(),
        constraint question_key_readers_user_id_bank_id_unique unique (user_id, bank_id)
      )
    `);
    this.addSql(`create index question_key_readers_bank_id_index on question_key_readers (bank_id)`);
    this.addSql(
      `create unique index question_key_readers_of_all_unique on question_key_readers (user_id) where bank_id is null`,
    );
    // However somebody comes to a bank, by whatever call and of whatever build, it is written down where it happens.
    this.addSql(`
      create function note_key_reader() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'question_banks' then
          insert into question_key_readers (user_id, bank_id)
          select who, new.id from (select new.owner_id as who
            union select c.instructor_id from courses c where c.id = new.course_id) known
          where who is not null on conflict do nothing;
        elsif tg_table_name = 'question_bank_shares' then
          insert into question_key_readers (user_id, bank_id) values (new.user_id, new.bank_id) on conflict do nothing;
        elsif tg_table_name = 'courses' then
          insert into question_key_readers (user_id, bank_id)
          select new.instructor_id, b.id from question_banks b where b.course_id = new.id on conflict do nothing;
        elsif tg_table_name = 'users' then
          insert into question_key_readers (user_id) values (new.id) on conflict do nothing;
        else
          insert into question_key_readers (user_id)
          select u.id from users u where u.id::text = new.sess->'passport'->'user'->>'id' on conflict do nothing;
        end if;
        return null;
      end $$
    `);
    const by = (table: string, events: string, when = 'true') =>
      this.addSql(`create trigger note_key_reader after ${events} on ${table} for each row when (${when})
        execute function note_key_reader()`);
    by('question_banks', 'insert or update of owner_id, course_id');
    by('question_bank_shares', 'insert');
    by('courses', 'update of instructor_id', 'new.instructor_id is not null');
    by('users', 'insert or update of role', `new.role = 'admin'`);
    by('sessions', 'insert or update', `new.sess->'passport'->'user'->>'role' = 'admin'`);
    this.addSql(`
      insert into question_key_readers (user_id, bank_id)
      select owner_id, id from question_banks where owner_id is not null
      union select c.instructor_id, b.id from question_banks b join courses c on c.id = b.course_id
        where c.instructor_id is not null
      union select user_id, bank_id from question_bank_shares
    `);
    this.addSql(`insert into question_key_readers (user_id) select id from users where role = 'admin'`);
  }

  override down(): void {
    for (const table of ['question_banks', 'question_bank_shares', 'courses', 'users', 'sessions'])
      this.addSql(`drop trigger note_key_reader on ${table}`);
    this.addSql(`drop function note_key_reader`);
    this.addSql(`drop table question_key_readers`);
    this.addSql(`update papers set drawn_from = greatest(drawn, drawn_from)`);
    this.addSql(`alter table papers drop constraint papers_drawn_check,
      add constraint papers_drawn_check check (drawn >= 0 and drawn_from >= drawn)`);
  }
}
