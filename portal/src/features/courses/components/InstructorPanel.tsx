import { Avatar, useLocale, useMessages } from '@masar/ui';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { courseDetailMessages } from '../course-detail.messages';
import styles from './InstructorPanel.module.css';

/** Who teaches, with first letter or picture and the own biography (CRS-2). */
export function InstructorPanel({ instructor }: { instructor: CourseDetail['instructor'] }) {
  const text = useMessages(courseDetailMessages);
  const { language } = useLocale();
  const organization = useOrganizationName();
  const name = instructor
    ? (language === 'ar' && instructor.nameAr) || instructor.name
    : text.instructorUnknown(organization);
  return (
    <div className={styles.panel}>
      <Avatar name={name} imageUrl={instructor?.profileImageUrl ?? null} size="large" />
      <div className={styles.text}>
        <h2>{name}</h2>
        <p dir={instructor?.bio ? 'auto' : undefined} className={styles.bio}>
          {instructor?.bio || text.instructorSoon}
        </p>
      </div>
    </div>
  );
}
