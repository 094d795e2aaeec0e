import { vrLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import type { ControlProps } from '../records/fields/field';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { OrderedItems } from './OrderedItems';
import { vrWorkshopsMessages } from './vr-workshops.messages';

/** Places in the room in the order of their numbers: what each is called and says. */
export function StationsInput({ source, label }: ControlProps) {
  const text = useMessages(vrWorkshopsMessages);
  return (
    <OrderedItems
      source={source}
      label={label}
      add={text.addStation}
      itemLabel={text.station}
      max={vrLimits.stationsMaximum}
    >
      <TextInBothLanguages source="title" label={text.heading} isRequired="ar" />
      <TextInBothLanguages source="text" label={text.stationText} isRequired="ar" rows={3} />
    </OrderedItems>
  );
}
