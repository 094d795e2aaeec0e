import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { HistoryOfRecord } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm } from '../records/RecordForm';
import type { Category } from './category';
import { CategoryFields } from './CategoryFields';
import { categoriesMessages } from './categories.messages';

export function CategoryEdit() {
  const text = useMessages(categoriesMessages);
  const { language } = useLocale();
  const nameOf = (category: Category) => pickLocalized(category, 'name', language);
  const { nameAr, nameEn, descriptionAr, descriptionEn, color, icon } = text;
  return (
    <RecordEdit<Category>
      back={text.back}
      title={nameOf}
      labels={{ nameAr, nameEn, descriptionAr, descriptionEn, color, icon }}
      redirect="list"
    >
      <RecordForm
        actions={
          <>
            <DeleteRecord nameOf={nameOf} hint={text.deleteHint} />
            <HistoryOfRecord />
          </>
        }
      >
        <CategoryFields />
      </RecordForm>
    </RecordEdit>
  );
}
