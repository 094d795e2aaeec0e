import { calendarDay } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import type { PostingsTables } from '../postings.tables.js';
import type { PostingBook } from './posting-book.js';
import { columnOf } from './posting-words.js';

/** Closes what has ended, so that neither lists nor the search walk through it for ever (OPP-4, JOB-1, SRCH-1). */
@Injectable()
export class CloseEndedPostings {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
  ) {}

  /** From now on closes the postings of a kind every hour, where they can end. */
  watch(book: PostingBook): void {
    if (!book.closing) return;
    const { task, minute } = book.closing;
    this.tasks.work(taskKind(task), () => this.close(book, new Date()), `${minute} * * * *`);
  }

  async close({ postingTable, closing }: Pick<PostingBook, 'postingTable' | 'closing'>, now: Date): Promise<void> {
    if (!closing) return;
    const { lastDay, deadline } = closing;
    const isOver = lastDay ? sql`${sql.ref(columnOf(lastDay))} < ${calendarDay(now)}` : sql`false`;
    await this.transactions.run(async (em) => {
      await sql`update ${sql.table(postingTable)} set is_active = false
        where is_active and (${isOver} or ${sql.ref(columnOf(deadline))} <= ${now})`.execute(
        em.getKysely<PostingsTables>(),
      );
    });
  }
}
