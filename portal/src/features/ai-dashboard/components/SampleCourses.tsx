import { RowsSkeleton, useMessages } from '@masar/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useContentLanguage } from '#shared/language/content-language';
import { ContentText, FallbackMark } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { CategoryName } from '#subjects/courses/CategoryName';
import { aiDashboardQueries } from '../ai-dashboard.queries';
import { languagesMessages } from '../messages/languages.messages';
import styles from './LanguagesTab.module.css';

/** Some courses as they read in the chosen language; the choice is seen at once. */
export function SampleCourses() {
  const id = useId();
  const text = useMessages(languagesMessages);
  const courses = useSignedInQuery(aiDashboardQueries.sample(useContentLanguage()));
  if (courses.isError) return null;
  return (
    <section className={styles.sample} aria-labelledby={id}>
      <h3 id={id}>{text.sample}</h3>
      {courses.isPending && <RowsSkeleton rows={4} />}
      {courses.data?.length === 0 && <p>{text.noCourses}</p>}
      <ul role="list">
        {courses.data?.map((course) => (
          <li key={course.id}>
            <span className={styles.category}>
              <CategoryName id={course.categoryId} />
              <FallbackMark record={course} field="title" />
            </span>
            <Link to={paths.course.href(course.id)}>
              <ContentText record={course} field="title" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
