import { Inject, Injectable } from '@nestjs/common';
import { type ApplicationKind, type PostingStatus, type ScamSign, scamSignsIn } from '@masar/domain';
import { type Kysely, sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { ApplicationBooks, type BookedPosting } from './application-book.js';
import { PostingDecided, PostingNotFound } from './applications.errors.js';
import { PostingReviewed } from './applications.events.js';

/** Whether what members post is shown at once, and the administrators' decision where it is not (OPP-4). */
@Injectable()
export class PostingReview {
  constructor(
    private readonly transactions: Transactions,
    private readonly books: ApplicationBooks,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * What becomes of a new or changed posting. Signs of a trap hold it in every mode; on a live platform whatever was
   * not let through yet waits too. Administrators, who would decide, are not held.
   */
  standing(
    viewer: Viewer,
    texts: readonly (string | null | undefined)[],
    before?: PostingStatus,
  ): { status: PostingStatus; heldFor: ScamSign[] } {
    if (viewer.role === 'admin') return { status: before ?? 'published', heldFor: [] };
    const heldFor = scamSignsIn(texts);
    const waits = heldFor.length > 0 || before === 'refused' || (!this.config.demoMode && before !== 'published');
    return { status: waits ? 'pending' : 'published', heldFor };
  }

  /** Lets a waiting posting through, or refuses it; its poster is told. */
  async decide(kind: ApplicationKind, id: string, approved: boolean, note: string | null): Promise<void> {
    await this.transactions.run(async (em) => {
      const rows = em.getKysely<unknown>() as Kysely<unknown>;
      const book = this.books.of(kind);
      await sql`select 1 from ${sql.table(book.postingTable)} where id = ${id} for update`.execute(rows);
      const { rows: found } = await sql<BookedPosting>`
        select * from ${this.books.postings(kind)} posting where id = ${id}`.execute(rows);
      const [posting] = found;
      if (!posting) throw new PostingNotFound();
      if (posting.status !== 'pending') throw new PostingDecided();
      await sql`update ${sql.table(book.postingTable)}
        set status = ${approved ? 'published' : 'refused'}, review_note = ${note}, updated_at = now()
        where id = ${id}`.execute(rows);
      const title = { ar: posting.title_ar, en: posting.title_en };
      this.transactions.record(new PostingReviewed({ kind, id, title, posterId: posting.poster_id }, approved, note));
    });
  }
}
