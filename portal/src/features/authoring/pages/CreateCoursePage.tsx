import { useMessages } from '@masar/ui';
import { useLocation } from 'react-router-dom';
import { Page } from '#shared/page/Page';
import { PageColumns } from '#shared/page/PageColumns';
import { CreateCourseForm } from '../components/CreateCourseForm';
import { ImportCourse } from '../components/ImportCourse';
import { courseFormMessages } from '../messages/course-form.messages';

/** /create-course, for instructors and administrators (CRS-3). */
export default function CreateCoursePage() {
  const text = useMessages(courseFormMessages);
  // Whoever came to import looks for that first.
  const isImporting = useLocation().hash === '#import';
  return (
    <Page title={text.createTitle} intro={text.createIntro}>
      <PageColumns main={<CreateCourseForm />} side={<ImportCourse />} isSideFirst={isImporting} />
    </Page>
  );
}
