import { TextInput } from 'react-admin';
import { placeLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { Wide } from '../records/RecordForm';
import { coursePlacesMessages } from './course-places.messages';

/** What the person is told with the answer. */
export function PlaceReason() {
  const text = useMessages(coursePlacesMessages);
  return (
    <Wide>
      <TextInput
        source="reason"
        label={text.reason}
        multiline
        rows={3}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: placeLimits.reasonMaximum, dir: 'auto' } }}
      />
    </Wide>
  );
}
