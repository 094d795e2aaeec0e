import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { RecordShow } from '../records/RecordShow';
import { type Enrollment, enrollmentFields, learnerOf } from './enrollment.fields';
import { enrollmentsMessages } from './enrollments.messages';

export function EnrollmentShow() {
  const text = useMessages(enrollmentsMessages);
  const { language } = useLocale();
  return (
    <RecordShow<Enrollment>
      back={text.back}
      title={(row) => [learnerOf(row), pickLocalized(row, 'courseTitle', language)]}
      fields={enrollmentFields}
      actions={() => <DeleteRecord nameOf={learnerOf} hint={text.withdrawHint} />}
    />
  );
}
