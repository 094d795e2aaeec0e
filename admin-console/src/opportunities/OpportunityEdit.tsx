import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { RecordEdit } from '../records/RecordEdit';
import { useFieldNames } from '../records/useFieldNames';
import { opportunitiesMessages } from './opportunities.messages';
import type { Opportunity } from './opportunity';
import { OpportunityForm } from './OpportunityForm';
import { postingWords } from './posting-words.messages';
import { usePlainPairNames } from './usePlainPairNames';

const days = ['startDate', 'endDate', 'startTime', 'totalHours', 'applicationDeadline'] as const;

export function OpportunityEdit() {
  const text = useMessages(opportunitiesMessages);
  const { isActive } = useMessages(postingWords);
  const { language } = useLocale();
  const both = useFieldNames(
    { ...text, isActive, title: text.heading },
    ['type', ...days, 'contactInfo', 'isActive'],
    ['title', 'description'],
  );
  const pairs = usePlainPairNames(text, ['company', 'location', 'salary', 'duration', 'requirements']);
  return (
    <RecordEdit<Opportunity>
      back={text.back}
      title={(opportunity) => pickLocalized(opportunity, 'title', language)}
      labels={{ ...both, ...pairs }}
    >
      <OpportunityForm />
    </RecordEdit>
  );
}
