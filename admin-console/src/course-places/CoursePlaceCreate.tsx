import { NumberInput, TextInput } from 'react-admin';
import { useLocale, useMessages } from '@masar/ui';
import { courseTitle } from '../courses/course';
import { RecordCreate } from '../records/RecordCreate';
import { RecordForm } from '../records/RecordForm';
import { ReferenceChoice } from '../records/ReferenceChoice';
import { coursePlacesMessages } from './course-places.messages';
import { PlaceReason } from './PlaceReason';

/** Grants a place to an address, without a request (PAY-1). */
export function CoursePlaceCreate() {
  const text = useMessages(coursePlacesMessages);
  const { language } = useLocale();
  return (
    <RecordCreate title={text.add} back={text.back}>
      <RecordForm>
        <ReferenceChoice
          source="courseId"
          reference="courses"
          label={text.course}
          nameOf={(course) => courseTitle(course, language)}
          isRequired
        />
        <TextInput source="email" type="email" label={text.email} helperText={text.emailHint} dir="ltr" isRequired />
        <NumberInput source="amountReceived" label={text.amountUnit} min={0} step={0.01} helperText={false} />
        <PlaceReason />
      </RecordForm>
    </RecordCreate>
  );
}
