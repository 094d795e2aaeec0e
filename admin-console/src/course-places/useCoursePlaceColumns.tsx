import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import { type CoursePlace, personOf } from './course-place';
import { coursePlacesMessages } from './course-places.messages';

export function useCoursePlaceColumns(): RecordColumn<CoursePlace>[] {
  const text = useMessages(coursePlacesMessages);
  const { language, format } = useLocale();
  const courseOf = (place: CoursePlace) => pickLocalized(place, 'courseTitle', language);
  const stateOf = ({ state, usedAt }: CoursePlace) => (usedAt ? text.used : text[state]);
  return [
    { field: 'userName', label: text.person, render: personOf },
    { field: 'email', label: text.email, isOnlyExported: true },
    { field: 'courseTitle', label: text.course, render: courseOf, csv: courseOf },
    { field: 'state', label: text.state, render: stateOf, csv: stateOf },
    {
      field: 'amountReceived',
      label: text.amountReceived,
      render: ({ amountReceived }) => format.price(Number(amountReceived)),
    },
    { field: 'decidedByName', label: text.decidedBy, isOnlyExported: true },
    { field: 'recordedByName', label: text.recordedBy, isOnlyExported: true },
    { field: 'createdAt', label: text.createdAt, isSortable: true, render: ({ createdAt }) => format.date(createdAt) },
  ];
}
