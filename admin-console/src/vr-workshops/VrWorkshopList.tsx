import { difficulties } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { DifficultyBadge, useLocale, useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter, ReferenceFilter, WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { useNameOf } from '../records/useNameOf';
import { useYesAndNo } from '../records/useYesAndNo';
import type { VrWorkshop } from './vr-workshop';
import { vrWorkshopsMessages } from './vr-workshops.messages';

/** Workshops in virtual rooms (VRW-1). */
export function VrWorkshopList() {
  const text = useMessages(vrWorkshopsMessages);
  const { language, format } = useLocale();
  const { yesOrNo, yesAndNo } = useYesAndNo();
  const nameOf = useNameOf('name');
  const columns: RecordColumn<VrWorkshop>[] = [
    {
      field: 'titleAr',
      label: text.workshop,
      render: (workshop) => pickLocalized(workshop, 'title', language),
      csv: ({ titleAr }) => titleAr,
      isSortable: true,
    },
    { field: 'titleEn', label: `${text.workshop} (English)`, isOnlyExported: true },
    { field: 'instructorName', label: text.instructor, render: ({ instructorName }) => instructorName ?? text.nobody },
    {
      field: 'difficulty',
      label: text.difficulty,
      render: ({ difficulty }) => <DifficultyBadge difficulty={difficulty} />,
    },
    { field: 'isActive', label: text.isActive, render: ({ isActive }) => yesOrNo(isActive) },
    { field: 'sessionsCount', label: text.sessionsCount, render: ({ sessionsCount }) => format.number(sessionsCount) },
    { field: 'createdAt', label: text.createdAt, render: ({ createdAt }) => format.date(createdAt), isSortable: true },
  ];
  return (
    <RecordList
      title={text.title}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      add={text.add}
      bulk={
        <>
          <BulkChange label={text.bulkHide} data={{ isActive: false }} />
          <BulkChange label={text.bulkShow} data={{ isActive: true }} />
        </>
      }
      filters={
        <>
          <WordsFilter label={text.search} />
          <ReferenceFilter source="categoryId" reference="categories" label={text.categoryId} nameOf={nameOf} />
          <ChoiceFilter
            source="difficulty"
            label={text.difficulty}
            choices={difficulties.map((value) => ({ value, label: text[value] }))}
          />
          <ChoiceFilter source="isActive" label={text.isActive} choices={yesAndNo} />
        </>
      }
    />
  );
}
