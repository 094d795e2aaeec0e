import { BooleanInput, NumberInput, SelectInput, TextArrayInput } from 'react-admin';
import { serviceCategories } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { LineInBothLanguages } from '../opportunities/LineInBothLanguages';
import { postingWords } from '../opportunities/posting-words.messages';
import { usePlainPairNames } from '../opportunities/usePlainPairNames';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm } from '../records/RecordForm';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { useFieldNames } from '../records/useFieldNames';
import type { Service } from './service';
import { servicesMessages } from './services.messages';

export function ServiceEdit() {
  const text = useMessages(servicesMessages);
  const { isActive } = useMessages(postingWords);
  const { language } = useLocale();
  const names = { ...text, isActive, title: text.heading };
  const both = useFieldNames(names, ['category', 'price', 'skills', 'isActive'], ['title', 'description']);
  const pairs = usePlainPairNames(text, ['duration']);
  return (
    <RecordEdit<Service>
      back={text.back}
      title={(service) => pickLocalized(service, 'title', language)}
      labels={{ ...both, ...pairs }}
    >
      <ServiceForm />
    </RecordEdit>
  );
}

function ServiceForm() {
  const text = useMessages(servicesMessages);
  const { isActive } = useMessages(postingWords);
  return (
    <RecordForm>
      <TextInBothLanguages source="title" label={text.heading} isRequired="ar" />
      <TextInBothLanguages source="description" label={text.description} isRequired="ar" rows={5} />
      <SelectInput
        source="category"
        label={text.category}
        choices={serviceCategories.map((id) => ({ id, name: text[id] }))}
        helperText={false}
      />
      <NumberInput source="price" label={text.priceUnit} min={0} step={0.01} format={Number} helperText={false} />
      <LineInBothLanguages source="duration" label={text.duration} />
      <TextArrayInput source="skills" label={text.skills} helperText={text.skillsHint} />
      <BooleanInput source="isActive" label={isActive} helperText={false} />
    </RecordForm>
  );
}
