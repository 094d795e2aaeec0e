import { Injectable } from '@nestjs/common';
import { type BookedApplication, type BookedPosting, PostingBooks } from '#modules/postings';
import { ReadDatabase } from '#platform/database/read-database';

/** Postings and applications of every kind by their id, which no two kinds share (API-8). */
@Injectable()
export class PostingRecordQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly books: PostingBooks,
  ) {}

  posting(id: string) {
    return this.database
      .over<{ p: BookedPosting }>()
      .selectFrom(this.books.postings().as('p'))
      .select(['p.kind', 'p.id', 'p.posted_by', 'p.title_ar', 'p.title_en', 'p.organization'])
      .select(['p.status', 'p.created_at', 'p.updated_at'])
      .where('p.id', '=', id)
      .executeTakeFirst();
  }

  application(id: string) {
    return this.database
      .over<{ a: BookedApplication }>()
      .selectFrom(this.books.applications().as('a'))
      .select(['a.kind', 'a.id', 'a.posting_id', 'a.user_id', 'a.status', 'a.applied_at', 'a.updated_at'])
      .where('a.id', '=', id)
      .executeTakeFirst();
  }
}
