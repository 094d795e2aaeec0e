import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { opportunitiesMessages } from './opportunities.messages';
import { OpportunityForm } from './OpportunityForm';

export function OpportunityCreate() {
  const text = useMessages(opportunitiesMessages);
  return (
    <RecordCreate title={text.addTitle} back={text.back}>
      <OpportunityForm isNew />
    </RecordCreate>
  );
}
