import { BulkDeleteButton } from 'react-admin';
import { placeStates } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { courseTitle } from '../courses/course';
import { BulkChange } from '../records/BulkChange';
import { ChoiceFilter, DaysFilter, ReferenceFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { nameOfUser } from '../users/user';
import type { CoursePlace } from './course-place';
import { coursePlacesMessages } from './course-places.messages';
import { useCoursePlaceColumns } from './useCoursePlaceColumns';

/** Who waits for a place, who has one, and what was received (PAY-1). */
export function CoursePlaceList() {
  const text = useMessages(coursePlacesMessages);
  return (
    <RecordList<CoursePlace>
      title={text.title}
      intro={text.intro}
      sort={{ field: 'createdAt', order: 'DESC' }}
      add={text.add}
      filters={<Filters />}
      columns={useCoursePlaceColumns()}
      bulk={
        <>
          <BulkChange label={text.grant} data={{ state: 'granted' }} />
          <BulkDeleteButton mutationMode="undoable" />
        </>
      }
    />
  );
}

function Filters() {
  const text = useMessages(coursePlacesMessages);
  const { language } = useLocale();
  return (
    <>
      <ChoiceFilter
        source="state"
        label={text.state}
        choices={placeStates.map((value) => ({ value, label: text[value] }))}
      />
      <ChoiceFilter
        source="isPaid"
        label={text.isPaid}
        choices={[
          { value: true, label: text.paid },
          { value: false, label: text.unpaid },
        ]}
      />
      <ChoiceFilter
        source="isUsed"
        label={text.isUsed}
        choices={[
          { value: true, label: text.used },
          { value: false, label: text.unused },
        ]}
      />
      <ReferenceFilter
        source="courseId"
        reference="courses"
        label={text.course}
        nameOf={(course) => courseTitle(course, language)}
      />
      <ReferenceFilter source="userId" reference="users" label={text.person} nameOf={nameOfUser} />
      <DaysFilter source="createdAt" label={text.createdAt} />
    </>
  );
}
