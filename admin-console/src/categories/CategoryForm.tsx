import { useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { useNaming } from '../records/useNaming';
import { categoriesMessages } from './categories.messages';
import { type Category, categoryFields } from './category.fields';

export function CategoryCreate() {
  const text = useMessages(categoriesMessages);
  return (
    <RecordCreate<Category>
      title={text.add}
      back={text.back}
      redirect="list"
      fields={categoryFields}
      defaultValues={{ color: '#0E5E6F' }}
    />
  );
}

export function CategoryEdit() {
  const text = useMessages(categoriesMessages);
  const nameOf = useNaming<Category>('name');
  return (
    <RecordEdit<Category>
      back={text.back}
      title={nameOf}
      fields={categoryFields}
      redirect="list"
      actions={<DeleteRecord nameOf={nameOf} hint={text.deleteHint} />}
    />
  );
}
