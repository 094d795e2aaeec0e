import type { PostingStatus } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import { PostedBy } from './PostedBy';
import { PostingState } from './PostingState';
import { postingWords } from './posting-words.messages';

export interface Posting {
  id: string;
  titleAr: string;
  titleEn: string;
  status: PostingStatus;
  isActive: boolean;
  posterName: string | null;
  applicationsCount: number;
  createdAt: string;
}

interface PostingColumnOptions<Row> {
  /** Shown with who posted it; a column of its own in an export. */
  organisationOf?: { label: string; name: (row: Row) => string | null };
  sortsByApplications?: boolean;
}

/** What every kind of posting shows in its list, around what one kind adds. */
export function usePostingColumns<Row extends Posting>(
  title: string,
  own: RecordColumn<Row>[],
  { organisationOf, sortsByApplications = true }: PostingColumnOptions<Row> = {},
): RecordColumn<Row>[] {
  const text = useMessages(postingWords);
  const { language, format } = useLocale();
  return [
    {
      field: 'titleAr',
      label: title,
      render: (row) => pickLocalized<'title'>(row, 'title', language),
      csv: ({ titleAr }) => titleAr,
      isSortable: true,
    },
    { field: 'titleEn', label: `${title} (${text.inEnglish})`, isOnlyExported: true },
    ...own,
    {
      field: 'posterName',
      label: text.poster,
      render: (row) => <PostedBy organisation={organisationOf?.name(row)} poster={row.posterName} />,
    },
    ...(organisationOf
      ? [{ field: 'organisation', label: organisationOf.label, isOnlyExported: true, csv: organisationOf.name }]
      : []),
    { field: 'status', label: text.status, render: (row) => <PostingState posting={row} /> },
    { field: 'isActive', label: text.isActive, isOnlyExported: true },
    {
      field: 'applicationsCount',
      label: text.applicationsCount,
      render: ({ applicationsCount }) => format.number(applicationsCount),
      isSortable: sortsByApplications,
    },
    { field: 'createdAt', label: text.createdAt, render: ({ createdAt }) => format.date(createdAt), isSortable: true },
  ];
}
