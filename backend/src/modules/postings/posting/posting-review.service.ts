import { isDeepStrictEqual } from 'node:util';
import { type ApplicationKind, type PostingStatus, type ScamSign, scamSignsIn } from '@masar/domain';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { isoTime } from '#platform/database/iso-time';
import { Transactions } from '#platform/database/transactions';
import { PostingChanged, PostingDecided, PostingNotFound } from '../postings.errors.js';
import { PostingPublished, PostingReviewed } from '../postings.events.js';
import type { PostingsTables } from '../postings.tables.js';
import { type BookedPosting, PostingBooks } from './posting-book.js';
import type { PostingWords } from './posting-words.js';

interface ReviewedPosting {
  status: PostingStatus;
  heldFor: ScamSign[];
  isActive: boolean;
}

interface PostingDecision {
  isApproved: boolean;
  note: string | null;
  /** State of the posting that was read, by its last change. */
  readAt?: string | undefined;
}

/** All but whether it is open now, which is its poster's to switch. */
const contentOf = (posting: ReviewedPosting): object => ({ ...posting, isActive: null });

/** Whether what members post is shown at once, and the administrators' decision where it is not (OPP-4). */
@Injectable()
export class PostingReview {
  constructor(
    private readonly transactions: Transactions,
    private readonly books: PostingBooks,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Holds a new posting, or lets it stand. */
  judge<Posting extends ReviewedPosting>(viewer: Viewer, words: PostingWords<Posting>, posting: Posting): void {
    Object.assign(posting, this.standing(viewer, words.of(posting)));
  }

  /** Within the transaction after which a posting is shown that was not: tells of it. */
  announce(kind: ApplicationKind, { id, status }: { id: string; status: PostingStatus }): void {
    if (status === 'published') this.transactions.record(new PostingPublished(kind, id, new Date()));
  }

  /** Carries out a change, and judges the posting anew where its words are others now, or where it was refused. */
  judgeChange<Posting extends ReviewedPosting & { id: string }>(
    kind: ApplicationKind,
    viewer: Viewer,
    words: PostingWords<Posting>,
    posting: Posting,
    change: () => void,
  ): void {
    const before = { texts: words.of(posting), rest: contentOf(posting), status: posting.status };
    change();
    const isTouched = !isDeepStrictEqual(contentOf(posting), before.rest);
    const hasNewWords = !isDeepStrictEqual(words.of(posting), before.texts);
    if (!hasNewWords && !(isTouched && before.status === 'refused')) return;
    Object.assign(posting, this.standing(viewer, words.of(posting), before.status));
    if (before.status !== 'published') this.announce(kind, posting);
  }

  /**
   * What becomes of new words. Signs of a trap hold them in every mode; on a live platform all wait, those of a posting
   * that was let through before too. Administrators, who would decide, are not held.
   */
  standing(
    viewer: Viewer,
    texts: readonly (string | null | undefined)[],
    before?: PostingStatus,
  ): { status: PostingStatus; heldFor: ScamSign[] } {
    const heldFor = scamSignsIn(texts);
    if (viewer.role === 'admin') return { status: before ?? 'published', heldFor: before === 'pending' ? heldFor : [] };
    const waits = heldFor.length > 0 || before === 'refused' || !this.config.demoMode;
    return { status: waits ? 'pending' : 'published', heldFor };
  }

  /** Lets a waiting posting through as it was read, or refuses it; its poster is told. */
  async decide(kind: ApplicationKind, id: string, { isApproved, note, readAt }: PostingDecision): Promise<void> {
    await this.transactions.run(async (em) => {
      const rows = em.getKysely<PostingsTables>();
      const book = this.books.of(kind);
      await sql`select 1 from ${sql.table(book.postingTable)} where id = ${id} for update`.execute(rows);
      const { rows: found } = await sql<BookedPosting>`
        select * from ${this.books.postings(kind)} posting where id = ${id}`.execute(rows);
      const [posting] = found;
      if (!posting) throw new PostingNotFound();
      if (posting.status !== 'pending') throw new PostingDecided();
      if (readAt && readAt !== isoTime(posting.updated_at)) throw new PostingChanged();
      await sql`update ${sql.table(book.postingTable)}
        set status = ${isApproved ? 'published' : 'refused'}, review_note = ${note}, updated_at = now()
        where id = ${id}`.execute(rows);
      const title = { ar: posting.title_ar, en: posting.title_en };
      this.transactions.record(new PostingReviewed({ kind, id, title, postedBy: posting.posted_by }, isApproved, note));
      if (isApproved) this.announce(kind, { id, status: 'published' });
    });
  }
}
