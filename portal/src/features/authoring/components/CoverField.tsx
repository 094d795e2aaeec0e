import { Cover, useMessages } from '@masar/ui';
import { PictureChoice } from '#shared/pictures/PictureChoice';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { useChangeCover } from '../authoring.mutations';
import { courseFormMessages } from '../messages/course-form.messages';
import styles from './CoverField.module.css';

/** As the server keeps it. */
const coverSize = { width: 960, height: 360 };

interface CoverFieldProps {
  course: CourseDetail;
  /** Its address as the form has it; empty where a cover is drawn. */
  imageUrl: string;
  /** The address after another picture was uploaded, or the present one removed. */
  onChange: (imageUrl: string) => void;
}

/** The cover of a course: uploaded at once, beside what the form saves (CRS-13). */
export function CoverField({ course, imageUrl, onChange }: CoverFieldProps) {
  const text = useMessages(courseFormMessages);
  const change = useChangeCover(course.id);
  return (
    <div className={styles.field} role="group" aria-label={text.cover}>
      <PictureChoice
        size={coverSize}
        isSet={imageUrl !== ''}
        isBusy={change.isPending}
        send={(cover, { onSuccess, onError }) =>
          change.mutate(cover, {
            onSuccess: ({ thumbnailUrl }) => {
              onChange(thumbnailUrl ?? '');
              onSuccess();
            },
            onError,
          })
        }
      >
        <span className={styles.cover}>
          <Cover categoryId={course.categoryId} imageUrl={imageUrl || null} />
        </span>
      </PictureChoice>
    </div>
  );
}
