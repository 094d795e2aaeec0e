import type { ApplicationKind, PostingStatus, PostingTimes, ScamSign } from '@masar/domain';
import type { EntitySchema } from '@mikro-orm/core';
import type { RawBuilder } from 'kysely';
import type { DomainEvent } from '#platform/events/domain-event';
import { bookOf } from './booked-rows.js';
import type { PostingBook } from './posting-book.js';
import { PostingWords } from './posting-words.js';

/** What the code that all kinds share needs of a posting. */
export interface Posting {
  id: string;
  /** Absent when that account is gone. */
  postedBy?: string | null | undefined;
  isActive: boolean;
  status: PostingStatus;
  heldFor: ScamSign[];
}

/** What the forms of all kinds have. */
export interface PostingForm {
  title?: string;
  titleEn?: string;
  description?: string;
  descriptionEn?: string;
  isActive?: boolean;
}

type OwnTimes = Omit<PostingTimes, 'isPosterSuspended'>;

type ColumnOf<Entity> = keyof Entity & string;

/** After what a kind takes no applications, and the task that then closes it, each hour at its own minute. */
export interface Closing<Column extends string = string> {
  lastDay?: Column;
  deadline: Column;
  task: string;
  minute: number;
}

/** What a kind of postings says of itself; all else is one for all. */
export interface Declaration<Entity, Form> {
  kind: ApplicationKind;
  schema: Pick<EntitySchema<Entity>, 'meta'>;
  applications: Pick<EntitySchema, 'meta'>;
  /** Where the ids of its postings and of the applications to them are kept. */
  places: Pick<PostingBook, 'postingColumn' | 'moveColumn'>;
  /** Whether somebody may apply again once an application is over. */
  mayFollow?: boolean;
  /** Columns that can hold text, but no words of the poster: read out of others, or chosen from a list (OPP-4). */
  unscreened: readonly ColumnOf<Entity>[];
  /** Whose posting it is, where it is somebody's besides the poster's. */
  organization?: ColumnOf<Entity>;
  /** What the applicant thought of it afterwards; of the application `a`. */
  rating?: RawBuilder<number | null>;
  closing?: Closing<ColumnOf<Entity>>;
  /** What a form says beside words, which go to the columns of their names. */
  columnsOf: (form: Form) => Partial<Entity>;
  /** Throws where what it says cannot be. */
  refuse?: (posting: Entity) => void;
  /** What else a new or changed posting tells the house. */
  news?: (posting: Entity, before: Entity | undefined) => DomainEvent[];
}

export interface PostingKind<Entity, Form> extends Omit<Declaration<Entity, Form>, 'closing'>, PostingBook {
  words: PostingWords<Entity & object>;
  /** Columns in which words are looked for. */
  searched: readonly string[];
  /** All that the posting itself says of it. */
  timesOf: (posting: Entity & Posting) => OwnTimes;
}

/** A kind of postings, out of what it declares. */
export function postingKind<Entity extends Posting, Form extends PostingForm>(
  declared: Declaration<Entity, Form>,
): PostingKind<Entity, Form> {
  const words = new PostingWords<Entity>(declared.schema, declared.unscreened);
  const { closing } = declared;
  const timesOf = (posting: Entity): OwnTimes => {
    const { status, isActive } = posting;
    const endDate = closing?.lastDay && (posting[closing.lastDay] as string | null);
    const deadline = closing && (posting[closing.deadline] as Date | null);
    return { status, isActive, endDate: endDate || null, deadline: deadline ?? null };
  };
  return { ...declared, ...bookOf(declared, words), words, searched: searchedIn(declared), timesOf };
}

const searchedIn = ({ organization }: { organization?: string }): string[] => [
  ...['titleAr', 'titleEn', 'descriptionAr', 'descriptionEn'],
  ...(organization ? [organization, `${organization}En`] : []),
];
