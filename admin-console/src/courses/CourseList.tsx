import { buttonClass, useMessages } from '@masar/ui';
import PublishIcon from '@mui/icons-material/PublicOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { BulkChange } from '../records/BulkChange';
import { RecordList } from '../records/RecordList';
import { type Course, courseFields } from './course.fields';
import { coursesMessages } from './courses.messages';
import { RoadFaults } from './RoadFaults';

export function CourseList() {
  const text = useMessages(coursesMessages);
  return (
    <RecordList<Course>
      title={text.title}
      fields={courseFields}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      add={text.add}
      actions={
        // The portal's page tells what a file would do before anything is written.
        <a className={buttonClass({ variant: 'secondary' })} href="/create-course#import">
          {text.import}
        </a>
      }
      search={text.search}
      statuses={<RoadFaults />}
      bulk={
        <>
          <BulkChange
            label={text.publish}
            icon={<PublishIcon />}
            data={{ isPublished: true }}
            confirm={text.publishHint}
          />
          <BulkChange
            label={text.unpublish}
            icon={<HideIcon />}
            data={{ isPublished: false }}
            confirm={text.unpublishHint}
          />
        </>
      }
    />
  );
}
