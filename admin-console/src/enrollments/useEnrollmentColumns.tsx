import { useLocale, useMessages } from '@masar/ui';
import { pickLocalized } from '@masar/i18n';
import type { RecordColumn } from '../records/column';
import type { Enrollment } from './enrollment';
import { enrollmentsMessages } from './enrollments.messages';

export function useEnrollmentColumns(): RecordColumn<Enrollment>[] {
  const text = useMessages(enrollmentsMessages);
  const { language, format } = useLocale();
  return [
    { field: 'userName', label: text.learner, render: ({ userName, userEmail }) => userName || userEmail },
    { field: 'userEmail', label: text.email, isOnlyExported: true },
    {
      field: 'courseTitle',
      label: text.course,
      render: (row) => pickLocalized(row, 'courseTitle', language),
      csv: (row) => pickLocalized(row, 'courseTitle', language),
    },
    { field: 'progress', label: text.progress, render: ({ progress }) => format.percent(Number(progress)) },
    { field: 'pricePaid', label: text.pricePaid, render: ({ pricePaid }) => format.price(Number(pricePaid)) },
    {
      field: 'enrolledAt',
      label: text.enrolledAt,
      isSortable: true,
      render: ({ enrolledAt }) => format.date(enrolledAt),
    },
    {
      field: 'completedAt',
      label: text.completedAt,
      isSortable: true,
      render: ({ completedAt }) => completedAt && format.date(completedAt),
    },
  ];
}
