import { buttonClass, DownloadIcon, EyeIcon, shell, StatusBadge, useLocale, useMessages, UsersIcon } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { type Publication, publicationOf, usePublication } from '../authoring.mutations';
import { exportAddress } from '../authoring.queries';
import { courseEditorMessages } from '../messages/course-editor.messages';
import { DeleteCourse } from './DeleteCourse';
import styles from './Form.module.css';

/** Where an author can take a course from each state, the likeliest first. */
const next: Record<Publication, readonly Publication[]> = {
  draft: ['published', 'preparation'],
  preparation: ['published', 'draft'],
  published: ['draft', 'preparation'],
};

/** Draft, in preparation or published, and what an author does with a whole course (CRS-4, CRS-10). */
export function PublicationPanel({ course }: { course: CourseDetail }) {
  const text = useMessages(courseEditorMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const publication = usePublication(course);
  const state = publicationOf(course);
  const hints = { draft: text.draftHint, preparation: text.preparationHint, published: text.publishedHint };
  const done = { draft: text.unpublished, preparation: text.announced, published: text.published };
  const actions = {
    draft: text.unpublish,
    preparation: state === 'published' ? text.toPreparation : text.announce,
    published: state === 'preparation' ? text.publishWhole : text.publish,
  };
  const change = (wanted: Publication) =>
    publication.mutate(wanted, {
      onSuccess: () => toast({ title: done[wanted], kind: 'success' }),
      onError: (error) => notifyFailure(error, { title: text.publishError }),
    });
  return (
    <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="course-publication">
      <div className={`${shell.line} ${styles.head}`}>
        <h2 id="course-publication">{text.publication}</h2>
        <StatusBadge status={state} />
      </div>
      <p className={styles.hint}>{hints[state]}</p>
      {(state === 'preparation' || course.followersCount > 0) && (
        <p>{words.followers(course.followersCount, digits)}</p>
      )}
      <div className={styles.actions}>
        {next[state].map((wanted) => (
          <Button
            key={wanted}
            variant={wanted === 'published' ? 'contained' : 'outlined'}
            loading={publication.isPending && publication.variables === wanted}
            disabled={publication.isPending}
            onClick={() => change(wanted)}
          >
            {actions[wanted]}
          </Button>
        ))}
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
        {state === 'draft' && <DeleteCourse courseId={course.id} />}
      </div>
    </Card>
  );
}
