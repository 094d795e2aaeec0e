import { Migration } from '@mikro-orm/migrations';

const tables = { opportunity: 'opportunities', job: 'job_postings', service: 'services' };

/** When the search finds a posting: as Migration20261121T0069_search_postings wrote it, and what is asked besides. */
const isShown = `new.is_active and new.status = 'published'`;
const isAnsweredFor = ` and not exists (select from users where id = new.posted_by and suspended_at is not null)`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * What a suspended person posted is not found, and is found again when the suspension ends (OPP-4). Postings are touched
 * then, so that the search and what is kept of lists hear of it as of any other change.
 */
export class Migration20261123T0660_postings_of_suspended extends Migration {
  override up(): void {
    this.addSql(`set local statement_timeout = 0`);
    this.rewriteSearch(isShown, isShown + isAnsweredFor);
    this.touch(`posted_by in (select id from users where suspended_at is not null)`);
    this.addSql(`
      create function postings_follow_poster() returns trigger
      language plpgsql
      as $body$
      begin
        ${Object.values(tables)
          .map((table) => `${touched(table)} and posted_by = new.id;`)
          .join('\n        ')}
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger postings_follow_poster after update of suspended_at on users
      for each row when ((old.suspended_at is null) <> (new.suspended_at is null))
      execute function postings_follow_poster()
    `);
  }

  override down(): void {
    this.addSql(`set local statement_timeout = 0`);
    this.addSql(`drop trigger postings_follow_poster on users`);
    this.addSql(`drop function postings_follow_poster()`);
    this.rewriteSearch(isAnsweredFor, '');
    this.touch(`posted_by in (select id from users where suspended_at is not null)`);
  }

  /** The three functions of the search ask for the same in the same words. */
  private rewriteSearch(before: string, after: string): void {
    for (const kind of Object.keys(tables)) {
      const definition = `pg_get_functiondef('search_${kind}_changed'::regproc)`;
      this.addSql(`
        do $body$
        begin
          execute replace(${definition}, ${quoted(before)}, ${quoted(after)});
        end
        $body$
      `);
    }
  }

  private touch(condition: string): void {
    for (const table of Object.values(tables)) this.addSql(`${touched(table)} and ${condition}`);
  }
}

const touched = (table: string): string =>
  `update ${table} set is_active = is_active where is_active and status = 'published'`;
