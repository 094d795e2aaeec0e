import type { PostingStatus } from '@masar/domain';
import type { Language } from '@masar/i18n';
import type { ComponentType } from 'react';
import type { Fields } from '../records/fields';

/** What the records of all kinds have. */
export interface Posting {
  id: string;
  titleAr: string;
  titleEn: string;
  status: PostingStatus;
  isActive: boolean;
  posterName: string | null;
}

/** What a kind of postings declares (OPP-1, JOB-1, SVC-1). */
export interface PostingKind<Row extends Posting> {
  /** Name of the records, and of the folder of their pages on the site. */
  resource: 'opportunities' | 'jobs' | 'services';
  icon: ComponentType;
  words: Record<'title' | 'back', Record<Language, string>>;
  intro?: Record<Language, string>;
  /** Left out where nobody adds one here. */
  adding?: Record<'add' | 'title', Record<Language, string>> & { defaults?: Partial<Row> };
  fields: Fields<Row>;
}
