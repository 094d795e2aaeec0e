import { useLocale, useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { courseOf, type CoursePlace, coursePlaceFields, personOf } from './course-place.fields';
import { coursePlacesMessages } from './course-places.messages';

/** Grants a place to an address, without a request (PAY-1). */
export function CoursePlaceCreate() {
  const text = useMessages(coursePlacesMessages);
  return <RecordCreate<CoursePlace> title={text.add} back={text.back} fields={coursePlaceFields} />;
}

/** Answers a request and writes down what was received (PAY-1). */
export function CoursePlaceEdit() {
  const text = useMessages(coursePlacesMessages);
  const locale = useLocale();
  return (
    <RecordEdit<CoursePlace>
      back={text.back}
      title={(place) => [personOf(place), courseOf(place, locale)]}
      fields={coursePlaceFields}
    />
  );
}
