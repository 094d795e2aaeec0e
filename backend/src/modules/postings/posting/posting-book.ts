import type { ApplicationKind, ApplicationStatus, PostingStatus, ScamSign } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { CloseEndedPostings } from './close-ended-postings.js';
import type { Closing } from './posting-kind.js';

/** An application of any kind, as every book tells it. */
export interface BookedApplication {
  kind: ApplicationKind;
  id: string;
  user_id: string;
  status: ApplicationStatus;
  message: string | null;
  resume_url: string | null;
  /** The applicant attached the CV of the platform. */
  has_cv: boolean;
  /** Volunteering, whose hours are logged (DSH-3). */
  takes_hours: boolean;
  /** What the customer of a service thought of it. */
  rating: number | null;
  applied_at: Date | string;
  updated_at: Date | string;
  posting_id: string;
  posted_by: string | null;
  title_ar: string;
  title_en: string;
  organization: string | null;
  organization_en: string | null;
  contact_info: string | null;
  posting_status: PostingStatus;
}

/** A posting of any kind, for those who review it. */
export interface BookedPosting {
  kind: ApplicationKind;
  id: string;
  posted_by: string | null;
  title_ar: string;
  title_en: string;
  description_ar: string;
  description_en: string;
  organization: string | null;
  contact_info: string | null;
  /** What else it says, as far as it was filled in. */
  other_words: string[];
  status: PostingStatus;
  held_for: ScamSign[];
  review_note: string | null;
  created_at: Date | string;
  updated_at: Date | string;
}

/** Where a kind of postings and the applications to them are kept: tables of a module above, told by it. */
export interface PostingBook {
  kind: ApplicationKind;
  postingTable: string;
  applicationTable: string;
  /** Column of the application with the id of its posting. */
  postingColumn: string;
  /** Column of `application_moves` with the id of the application. */
  moveColumn: 'application_id' | 'job_application_id' | 'service_request_id';
  mayFollow?: boolean;
  closing?: Closing;
  /** All applications. */
  applicationRows: RawBuilder<BookedApplication>;
  /** All postings. */
  postingRows: RawBuilder<BookedPosting>;
  /**
   * How those whom the poster accepts reach the poster of the posting `p`: as it says, or by their address where it
   * does not ask or is older than the question. Who accepts is told so before (OPP-2).
   */
  contact: RawBuilder<string | null>;
}

/** The books of the modules above, so that one piece of code serves them all. */
@Injectable()
export class PostingBooks {
  private readonly books = new Map<ApplicationKind, PostingBook>();

  constructor(private readonly closing: CloseEndedPostings) {}

  /** Called by a module while it starts. */
  register(book: PostingBook): void {
    this.books.set(book.kind, book);
    this.closing.watch(book);
  }

  of(kind: ApplicationKind): PostingBook {
    const book = this.books.get(kind);
    if (!book) throw new Error(`No module keeps applications of the kind "${kind}"`);
    return book;
  }

  /** Applications of all kinds, or of one, to select from. */
  applications(kind?: ApplicationKind): RawBuilder<BookedApplication> {
    return this.together(kind, (book) => book.applicationRows);
  }

  postings(kind?: ApplicationKind): RawBuilder<BookedPosting> {
    return this.together(kind, (book) => book.postingRows);
  }

  private together<Row>(
    kind: ApplicationKind | undefined,
    part: (book: PostingBook) => RawBuilder<Row>,
  ): RawBuilder<Row> {
    const books = kind ? [this.of(kind)] : [...this.books.values()];
    return sql<Row>`(${sql.join(books.map(part), sql` union all `)})`;
  }
}
