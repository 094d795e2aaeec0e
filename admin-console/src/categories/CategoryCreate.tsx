import { TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { RecordForm, Wide } from '../records/RecordForm';
import { useRequired } from '../records/useRequired';
import { CategoryFields } from './CategoryFields';
import { categoriesMessages } from './categories.messages';

export function CategoryCreate() {
  const text = useMessages(categoriesMessages);
  const required = useRequired();
  return (
    <RecordCreate title={text.add} back={text.back} redirect="list">
      <RecordForm defaultValues={{ color: '#0E5E6F' }}>
        <Wide>
          <TextInput
            source="id"
            label={text.key}
            helperText={text.keyHint}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
            validate={required}
          />
        </Wide>
        <CategoryFields />
      </RecordForm>
    </RecordCreate>
  );
}
