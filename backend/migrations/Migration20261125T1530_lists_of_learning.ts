import { Migration } from '@mikro-orm/migrations';

/** The console's lists of questions, work and attempts are read in the order of an index, however long they grow (CON-1, PERF-2). */
const lists = {
  questions_created_at: 'questions (created_at desc, id desc)',
  assignments_created_at: 'assignments (created_at desc, id desc)',
  submissions_created_at: 'submissions (created_at desc, id desc)',
  submissions_handed_in_at: 'submissions (handed_in_at desc nulls last, id desc)',
  papers_started_at: 'papers (started_at desc, id desc)',
  papers_submitted_at: 'papers (submitted_at desc nulls last, id desc)',
  attempt_requests_latest: 'attempt_requests (asked_at desc, id desc)',
  learning_signs_noticed_at: 'learning_signs (noticed_at desc, id desc)',
};

export class Migration20261125T1530_lists_of_learning extends Migration {
  override up(): void {
    for (const [name, over] of Object.entries(lists)) this.addSql(`create index ${name}_index on ${over}`);
  }

  override down(): void {
    for (const name of Object.keys(lists)) this.addSql(`drop index ${name}_index`);
  }
}
