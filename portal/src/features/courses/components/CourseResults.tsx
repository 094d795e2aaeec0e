import { EmptyState, ErrorState, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useContentLanguage } from '#shared/language/content-language';
import { useSession } from '#shared/session/SessionProvider';
import { CategoryName } from '#subjects/courses/CategoryName';
import { useEnroll } from '#subjects/courses/useEnroll';
import { useEnrollments } from '#subjects/courses/useEnrollment';
import { useWaysToJoin } from '#subjects/courses/useWaysToJoin';
import { NearestFound } from '#subjects/search/NearestFound';
import { coursesMessages } from '../courses.messages';
import { courseList } from '../courses.queries';
import { countChosen, type CourseFilters, isFiltered } from '../model/course-filters';
import { CourseCard } from './CourseCard';
import { CourseGrid, CourseGridSkeleton } from './CourseGrid';
import styles from './CourseResults.module.css';
import { EnrollingOverlay } from './EnrollingOverlay';

interface CourseResultsProps {
  filters: CourseFilters;
  /** Takes the filters away; needed where nothing found is told by the list itself. */
  onClear?: () => void;
  /** What stands in the place of no courses, where that is not the fault of filters. */
  empty?: ReactNode;
  /** Of the cards' titles and of states, below the heading that stands above the list. */
  headingLevel?: 2 | 3;
}

/** Count, cards and what stands in their place: skeletons, nothing found, an error (CRS-1). */
export function CourseResults({ filters, onClear, empty, headingLevel = 2 }: CourseResultsProps) {
  const text = useMessages(coursesMessages);
  const { language, digits } = useLocale();
  const { isSignedIn } = useSession();
  const describe = useFailureText();
  const enrollments = useEnrollments();
  const wayToJoin = useWaysToJoin();
  const enroll = useEnroll();
  const content = useContentLanguage();
  const list = useInfiniteQuery({ ...courseList(filters, language, content), enabled: isSignedIn });

  if (list.isPending) return <CourseGridSkeleton />;
  if (list.isError) {
    return (
      <ErrorState
        headingLevel={headingLevel}
        title={text.loadFailed}
        onRetry={() => void list.refetch()}
        retryLabel={text.retry}
      >
        {describe(list.error)}
      </ErrorState>
    );
  }
  const courses = list.data.pages.flatMap((page) => page.courses);
  if (empty && courses.length === 0) return empty;
  const isNarrowed = countChosen(filters) > 0;
  const clear = isFiltered(filters) && (
    <>
      <Button onClick={onClear}>{text.clearFilters}</Button>
      {filters.search && <NearestFound words={filters.search} kind="course" />}
    </>
  );
  return (
    <section aria-label={text.title} className={shell.stack16}>
      <p role="status" className={shell.note}>
        {text.count(list.data.pages[0]?.total ?? 0, digits)}
      </p>
      {courses.length === 0 ? (
        isFiltered(filters) ? (
          <EmptyState drawing="search" title={isNarrowed ? text.emptyChoice : text.empty} action={clear}>
            {isNarrowed ? text.emptyChoiceHint : text.emptyHint}
          </EmptyState>
        ) : (
          <EmptyState title={text.noneYet}>{text.noneYetHint}</EmptyState>
        )
      ) : (
        <CourseGrid isOld={list.isPlaceholderData}>
          {courses.map((course) => (
            <CourseCard
              key={course.id}
              headingLevel={headingLevel}
              course={course}
              category={<CategoryName id={course.categoryId} />}
              enrollment={enrollments.get(course.id)}
              way={wayToJoin(course)}
              onEnroll={(way) => enroll.mutate({ courseId: course.id, way })}
            />
          ))}
        </CourseGrid>
      )}
      {list.hasNextPage && (
        <Button
          variant="outlined"
          className={styles.more}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
      {enroll.isPending && <EnrollingOverlay />}
    </section>
  );
}
