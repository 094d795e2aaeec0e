import { useMessages } from '@masar/ui';
import { BulkDeleteButton } from 'react-admin';
import { BulkChange } from '../records/BulkChange';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { type CoursePlace, coursePlaceFields } from './course-place.fields';
import { coursePlacesMessages } from './course-places.messages';

/** Who waits for a place, who has one, and what was received (PAY-1). */
export function CoursePlaceList() {
  const text = useMessages(coursePlacesMessages);
  return (
    <RecordList<CoursePlace>
      title={text.title}
      intro={text.intro}
      fields={coursePlaceFields}
      sort={latestFirst}
      add={text.add}
      bulk={
        <>
          <BulkChange label={text.grant} data={{ state: 'granted' }} />
          <BulkDeleteButton mutationMode="undoable" />
        </>
      }
    />
  );
}
