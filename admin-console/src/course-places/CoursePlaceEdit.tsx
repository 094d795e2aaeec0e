import { NumberInput, SelectInput, useRecordContext } from 'react-admin';
import { placeStates } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm } from '../records/RecordForm';
import { useFieldNames } from '../records/useFieldNames';
import { type CoursePlace, personOf } from './course-place';
import { coursePlacesMessages } from './course-places.messages';
import { PlaceReason } from './PlaceReason';

/** Answers a request and writes down what was received (PAY-1). */
export function CoursePlaceEdit() {
  const text = useMessages(coursePlacesMessages);
  const { language } = useLocale();
  return (
    <RecordEdit<CoursePlace>
      back={text.back}
      title={(place) => `${personOf(place)} · ${pickLocalized(place, 'courseTitle', language)}`}
      labels={useFieldNames(text, ['state', 'reason', 'amountReceived'])}
    >
      <CoursePlaceForm />
    </RecordEdit>
  );
}

function CoursePlaceForm() {
  const text = useMessages(coursePlacesMessages);
  const place = useRecordContext<CoursePlace>();
  // What was answered waits no more, and what was granted is taken back, not declined.
  const states = placeStates.filter(
    (state) => state === place?.state || (state !== 'asked' && place?.state !== 'granted'),
  );
  return (
    <RecordForm>
      <SelectInput
        source="state"
        label={text.state}
        choices={states.map((id) => ({ id, name: text[id] }))}
        helperText={false}
      />
      <NumberInput
        source="amountReceived"
        label={text.amountUnit}
        min={0}
        step={0.01}
        format={Number}
        helperText={false}
      />
      <PlaceReason />
    </RecordForm>
  );
}
