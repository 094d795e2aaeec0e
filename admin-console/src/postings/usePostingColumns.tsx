import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import { recordsMessages } from '../records/records.messages';
import { wordsOf } from './fields';
import { PostedBy } from './PostedBy';
import type { Posting, PostingKind } from './posting-kind';
import { PostingState } from './PostingState';
import { postingWords } from './posting-words.messages';

/** What every kind of posting shows in its list, around what one kind adds. */
export function usePostingColumns<Row extends Posting>(kind: PostingKind<Row>): RecordColumn<Row>[] {
  const text = useMessages(postingWords);
  const { inEnglish } = useMessages(recordsMessages);
  const locale = useLocale();
  const { language, format } = locale;
  const { organization, rating, sortsByApplications = true } = kind;
  const one = kind.words.one[language];
  const fieldOf = (name: string) => kind.fields.find((field) => field.name === name)!;
  const own = kind.columns.map(({ name, ...shown }): RecordColumn<Row> => {
    const field = fieldOf(name);
    const isPlain = field.as === 'day' || field.as === 'price';
    return {
      field: name,
      label: field.label[language],
      render: (row) => wordsOf(field, row, locale),
      // Days and prices go to a spreadsheet as they are.
      ...(!isPlain && { csv: (row: Row) => wordsOf(field, row, locale).replaceAll('\n', ', ') }),
      ...shown,
    };
  });
  const nameOf = (row: Row): string | null =>
    organization
      ? pickLocalized(
          { nameAr: row[organization], nameEn: row[`${organization}En` as keyof Row] } as never,
          'name',
          language,
        )
      : null;
  return [
    {
      field: 'titleAr',
      label: one,
      render: (row) => pickLocalized<'title'>(row, 'title', language),
      csv: ({ titleAr }) => titleAr,
      isSortable: true,
    },
    { field: 'titleEn', label: inEnglish(one), isOnlyExported: true },
    ...own,
    ...(rating
      ? [
          {
            field: 'rating',
            label: rating.label[language],
            render: (row: Row) => rating.of(row, locale),
            isSortable: true,
          },
        ]
      : []),
    {
      field: 'posterName',
      label: text.poster,
      render: (row) => <PostedBy organisation={nameOf(row)} poster={row.posterName} />,
    },
    ...(organization
      ? [{ field: 'organisation', label: fieldOf(organization).label[language], isOnlyExported: true, csv: nameOf }]
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
