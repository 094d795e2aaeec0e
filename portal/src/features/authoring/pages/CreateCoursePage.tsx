import { useMessages } from '@masar/ui';
import { Page } from '#shared/page/Page';
import { CreateCourseForm } from '../components/CreateCourseForm';
import { ImportCourse } from '../components/ImportCourse';
import { courseFormMessages } from '../messages/course-form.messages';
import styles from '../components/Form.module.css';

/** /create-course, for instructors (CRS-3). */
export default function CreateCoursePage() {
  const text = useMessages(courseFormMessages);
  return (
    <Page title={text.createTitle} intro={text.createIntro} width="narrow">
      <div className={styles.sections}>
        <CreateCourseForm />
        <ImportCourse />
      </div>
    </Page>
  );
}
