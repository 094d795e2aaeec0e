import type { ComponentType } from 'react';
import type { PostingStatus } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import type { Locale } from '@masar/ui';

/** What the records of all kinds have. */
export interface Posting {
  id: string;
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  status: PostingStatus;
  isActive: boolean;
  posterName: string | null;
  applicationsCount: number;
  createdAt: string;
}

/** How a field is asked for and told; `line` has an English sibling, e.g. `company` and `companyEn`. */
type FieldKind =
  | { as: 'line'; rows?: number; isRequired?: true }
  | { as: 'day' | 'time' | 'price' | 'list' | 'contact' }
  | { as: 'count'; max: number }
  | { as: 'choice'; words: Readonly<Record<string, LocalizedText>>; isRequired?: true };

/** A field of one kind, told once for its form, its page, its list and the screen that joins two people's changes. */
export type Field<Row> = FieldKind & { name: keyof Row & string; label: LocalizedText };

/** What a kind of postings declares (OPP-1, JOB-1, SVC-1). */
export interface PostingKind<Row extends Posting> {
  /** Name of the records, and of the folder of their pages on the site. */
  resource: 'opportunities' | 'jobs' | 'services';
  icon: ComponentType;
  words: Record<'title' | 'back' | 'one', LocalizedText>;
  intro?: LocalizedText;
  /** Left out where nobody adds one here. */
  adding?: Record<'add' | 'title', LocalizedText> & { defaults?: Partial<Row> };
  /** In the order of the form. */
  fields: readonly Field<Row>[];
  /** The line that says whose posting it is besides the poster's. */
  organization?: keyof Row & string;
  /** Fields of the list: some sort it, some are exported only. */
  columns: readonly { name: keyof Row & string; isSortable?: true; isOnlyExported?: true }[];
  /** What else list and page tell. */
  rating?: { label: LocalizedText; of: (row: Row, locale: Locale) => string };
  sortsByApplications?: boolean;
  /** Choices that narrow the list; whether places do. */
  filters: readonly (keyof Row & string)[];
  hasPlace?: boolean;
}
