import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { Link } from 'react-router-dom';
import { consoleHref } from '#shared/navigation/console-href';
import { paths } from '#shared/navigation/paths';
import { courseFormMessages } from '../messages/course-form.messages';

/** What an administrator imported is theirs until they give it to who teaches it, in the console's form (CRS-5). */
export function ImportOwner({ courseId }: { courseId: string }) {
  const text = useMessages(courseFormMessages);
  return (
    <Alert severity="success" role="status">
      <p>{text.importIsYours}</p>
      <p>
        <a href={consoleHref(`courses/${courseId}`)}>{text.importGive}</a>
      </p>
      <p>
        <Link to={paths.editCourse.href(courseId)}>{text.importOpen}</Link>
      </p>
    </Alert>
  );
}
