import { shell, useMessages } from '@masar/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContentLanguage } from '#shared/language/content-language';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { categoryQueries } from '#subjects/courses/course.queries';
import { CourseFilterBar } from '../components/CourseFilterBar';
import { CourseResults } from '../components/CourseResults';
import { coursesMessages } from '../courses.messages';
import { type CourseFilters, noFilters, readFilters, writeFilters } from '../model/course-filters';
import styles from './CourseListPage.module.css';

/** /courses (CRS-1). */
export default function CourseListPage() {
  const text = useMessages(coursesMessages);
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const categories = useSignedInQuery(categoryQueries.all(useContentLanguage()));

  const change = useCallback(
    (changed: Partial<CourseFilters>) => {
      // The address itself, for of two choices in a row the second may come before the screen has shown the first.
      const before = readFilters(new URLSearchParams(window.location.search));
      setAddress(writeFilters({ ...before, ...changed }), { replace: true });
    },
    [setAddress],
  );
  // A pause in typing that ends while a course is being opened must not bring the reader back.
  const search = useCallback(
    (words: string) => window.location.pathname === paths.courses.href() && change({ search: words }),
    [change],
  );

  return (
    <Page title={text.title} intro={<span className={styles.intro}>{text.intro}</span>}>
      <div className={`${shell.stack16} ${styles.sections}`}>
        <CourseFilterBar filters={filters} categories={categories.data ?? []} onChange={change} onSearch={search} />
        <CourseResults filters={filters} onClear={() => change({ ...noFilters, sort: filters.sort })} />
      </div>
    </Page>
  );
}
