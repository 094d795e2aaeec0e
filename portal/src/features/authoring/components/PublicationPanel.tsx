import { Button, Card, DownloadIcon, EyeIcon, StatusBadge, UsersIcon, buttonClass, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import type { CourseDetail } from '#shared/courses/course-answers';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { useToast } from '#shared/toasts/ToastProvider';
import { usePublication } from '../authoring.mutations';
import { exportAddress } from '../authoring.queries';
import { courseEditorMessages } from '../messages/course-editor.messages';
import { DeleteCourse } from './DeleteCourse';
import styles from './Form.module.css';

/** Draft or published, and what an author does with a whole course: publish, preview, export, delete (CRS-4). */
export function PublicationPanel({ course }: { course: CourseDetail }) {
  const text = useMessages(courseEditorMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const publication = usePublication(course.id);
  const { isPublished } = course;
  return (
    <Card as="section" className={styles.section} aria-labelledby="course-publication">
      <div className={styles.head}>
        <h2 id="course-publication">{text.publication}</h2>
        <StatusBadge status={isPublished ? 'published' : 'draft'} />
      </div>
      <p className={styles.hint}>{isPublished ? text.publishedHint : text.draftHint}</p>
      <div className={styles.actions}>
        <Button
          variant={isPublished ? 'secondary' : 'primary'}
          busy={publication.isPending}
          onClick={() =>
            publication.mutate(!isPublished, {
              onSuccess: () => toast({ title: isPublished ? text.unpublished : text.published, kind: 'success' }),
              onError: (error) => notifyFailure(error, { title: text.publishError }),
            })
          }
        >
          {isPublished ? text.unpublish : text.publish}
        </Button>
        <ButtonLink to={paths.course.href(course.id)} variant="quiet">
          <EyeIcon size={18} />
          {text.preview}
        </ButtonLink>
        {Number(course.price) > 0 && (
          <ButtonLink to={paths.coursePlaces.href(course.id)} variant="quiet">
            <UsersIcon size={18} />
            {text.places}
          </ButtonLink>
        )}
        <a className={buttonClass({ variant: 'quiet' })} href={exportAddress(course.id)} download>
          <DownloadIcon size={18} />
          {text.export}
        </a>
        {!isPublished && <DeleteCourse courseId={course.id} />}
      </div>
    </Card>
  );
}
