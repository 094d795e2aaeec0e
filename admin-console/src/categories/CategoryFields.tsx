import { TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { useRequired } from '../records/useRequired';
import { categoriesMessages } from './categories.messages';

const leftToRight = { htmlInput: { dir: 'ltr' } };

/** What a category is called and looks like. */
export function CategoryFields() {
  const text = useMessages(categoriesMessages);
  const required = useRequired();
  return (
    <>
      <TextInBothLanguages source="name" label={text.name} isRequired />
      <TextInBothLanguages source="description" label={text.description} rows={3} />
      <TextInput
        source="color"
        label={text.color}
        helperText={text.colorHint}
        slotProps={leftToRight}
        validate={required}
      />
      <TextInput source="icon" label={text.icon} helperText={false} slotProps={leftToRight} />
    </>
  );
}
