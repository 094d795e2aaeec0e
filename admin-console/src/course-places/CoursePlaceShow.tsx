import { useLocale, useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { RecordShow } from '../records/RecordShow';
import { courseOf, type CoursePlace, coursePlaceFields, personOf } from './course-place.fields';
import { coursePlacesMessages } from './course-places.messages';

export function CoursePlaceShow() {
  const text = useMessages(coursePlacesMessages);
  const locale = useLocale();
  return (
    <RecordShow<CoursePlace>
      back={text.back}
      title={(place) => [personOf(place), courseOf(place, locale)]}
      fields={coursePlaceFields}
      isEditable
      actions={() => <DeleteRecord nameOf={personOf} hint={text.withdrawHint} />}
    />
  );
}
