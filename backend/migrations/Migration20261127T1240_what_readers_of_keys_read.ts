import { Migration } from '@mikro-orm/migrations';

/**
 * What a question says, so that a copy of it is known as one in whatever bank, and who read the key of a bank that was
 * deleted (EVD-8). The function folds by itself: what was written down stays comparable when searches learn to fold more.
 */
export class Migration20261127T1240_what_readers_of_keys_read extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create function question_words(input text) returns text
      language sql immutable parallel safe
      as $body$
        select coalesce(nullif(translate(
          lower(regexp_replace(
            normalize(regexp_replace(coalesce(input, ''), '\{\{[^}]*\}\}', ' ', 'g'), NFKD) collate "C",
            '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u0300-\u036F\u060C\u0610-\u061F\u0640\u064B-\u065F\u066A-\u066D\u0670\u06D4\u06D6-\u06ED\u2000-\u206F\u3000-\u303F\uFE00-\uFE0F\uFEFF]+',
            '', 'g')),
          'ٱىیةەکگپچڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
          'اييههككبجف01234567890123456789'), ''), btrim(coalesce(input, '')))
      $body$
    `);
    // What is asked together with what is right, in each language: names of parts, their order and wrong options may differ.
    this.addSql(String.raw`
      create function question_says(content jsonb) returns text[]
      language sql immutable parallel safe
      as $body$
        select coalesce(array_agg(distinct encode(sha256(convert_to(asked || '|' || coalesce(answered, ''), 'UTF8')), 'base64')), '{}')
        from (
          select question_words(content #>> array['prompt', language]) as asked, (
            select string_agg(word, '|' order by word collate "C")
            from (
              select question_words(side -> 'text' ->> language) as word
              from jsonb_path_query(content, '$.options[*] ? (@.weight > 0)') side
              union all
              select question_words(side -> 'text' ->> language)
              from jsonb_path_query(content, '$.gaps[*].options[*] ? (@.weight > 0)') side
              union all
              select question_words(side -> 'text' ->> language) from jsonb_path_query(content, '$.left[*]') side
              union all
              select question_words(side -> 'text' ->> language) from jsonb_path_query(content, '$.items[*]') side
              union all
              select question_words(coalesce(one ->> 'text', one ->> 'value'))
              from jsonb_path_query(content, '$.accepted[*]') one
              union all
              select question_words(coalesce(one ->> 'text', one ->> 'value'))
              from jsonb_path_query(content, '$.gaps[*].accepted[*]') one
            ) rights
          ) as answered
          from unnest(array['ar', 'en']) language
        ) said
        where asked <> ''
      $body$
    `);
    this.addSql(`alter table question_versions add column says text[] not null default '{}'`);
    this.addSql(`
      create function note_what_question_says() returns trigger language plpgsql as $$
      begin
        new.says := question_says(new.content);
        return new;
      end $$
    `);
    this.addSql(`create trigger note_what_question_says before insert on question_versions for each row
      execute function note_what_question_says()`);
    this.addSql(`update question_versions set says = question_says(content)`);
    this.addSql(`
      create table deleted_questions (
        id uuid not null default gen_random_uuid() primary key,
        question_id uuid not null,
        bank_id uuid not null,
        says text[] not null,
        deleted_at timestamptz(3) not null default now(),
        constraint deleted_questions_question_id_unique unique (question_id)
      )
    `);
    this.addSql(`create index deleted_questions_bank_id_index on deleted_questions (bank_id)`);
    this.addSql(`
      create function keep_deleted_question() returns trigger language plpgsql as $$
      begin
        insert into deleted_questions (question_id, bank_id, says)
        select old.id, old.bank_id, coalesce(array_agg(distinct one), '{}')
        from question_versions v, unnest(v.says) one where v.question_id = old.id
        on conflict do nothing;
        return old;
      end $$
    `);
    this.addSql(`create trigger keep_deleted_question before delete on questions for each row
      execute function keep_deleted_question()`);
    // Whoever read the key of a bank has read it, also when the bank is gone.
    this.addSql(`alter table question_key_readers drop constraint question_key_readers_bank_id_foreign`);
  }

  override down(): void {
    this.addSql(`delete from question_key_readers k where k.bank_id is not null
      and not exists (select from question_banks b where b.id = k.bank_id)`);
    this.addSql(`alter table question_key_readers add constraint question_key_readers_bank_id_foreign
      foreign key (bank_id) references question_banks (id) on delete cascade`);
    this.addSql(`drop trigger keep_deleted_question on questions`);
    this.addSql(`drop function keep_deleted_question`);
    this.addSql(`drop table deleted_questions`);
    this.addSql(`drop trigger note_what_question_says on question_versions`);
    this.addSql(`drop function note_what_question_says`);
    this.addSql(`alter table question_versions drop column says`);
    this.addSql(`drop function question_says`);
    this.addSql(`drop function question_words`);
  }
}
