import { Avatar, Isolated, useLocale, useMessages } from '@masar/ui';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { courseRightWords } from '#subjects/courses/course-rights.messages';
import { courseDetailMessages } from '../course-detail.messages';
import styles from './InstructorPanel.module.css';

/** Who teaches: the owner with picture and biography, and the others with what they do (CRS-2, CRS-14). */
export function InstructorPanel({ course }: { course: CourseDetail }) {
  const text = useMessages(courseDetailMessages);
  const { language } = useLocale();
  const organization = useOrganizationName();
  const { instructor } = course;
  const name = instructor
    ? (language === 'ar' && instructor.nameAr) || instructor.name
    : text.instructorUnknown(organization);
  return (
    <>
      <div className={styles.panel}>
        <Avatar personId={instructor?.id} name={name} imageUrl={instructor?.profileImageUrl ?? null} size="large" />
        <div className={styles.text}>
          <h2>{name}</h2>
          <p dir={instructor?.bio ? 'auto' : undefined} className={styles.bio}>
            {instructor?.bio || text.instructorSoon}
          </p>
        </div>
      </div>
      <OtherTeachers courseId={course.id} />
    </>
  );
}

/** Nothing where the owner teaches alone, and while that is not known. */
function OtherTeachers({ courseId }: { courseId: string }) {
  const text = useMessages(courseDetailMessages);
  const rights = useMessages(courseRightWords);
  const people = usePublicQuery(courseQueries.people(courseId));
  const others = people.data?.filter(({ right, isInEffect }) => right !== 'owner' && isInEffect) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="also-teach">
      <h3 id="also-teach">{text.alsoTeach}</h3>
      <ul role="list" className={styles.list}>
        {others.map(({ id, name, profileImageUrl, right }) => (
          <li key={id} className={styles.other}>
            <Avatar personId={id} name={name ?? text.nameless} imageUrl={profileImageUrl} />
            <span className={styles.text}>
              <Isolated>{name ?? text.nameless}</Isolated>
              <span className={styles.right}>{rights[right]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
