import { useMessages } from '@masar/ui';
import { useSearchParams } from 'react-router-dom';
import type { CourseDetail, Enrollment } from '#subjects/courses/course-answers';
import { courseTabs } from '#subjects/courses/course-tabs';
import { courseDetailMessages } from '../course-detail.messages';
import { CourseOverview } from './CourseOverview';
import { CurriculumList } from './CurriculumList';
import { InstructorPanel } from './InstructorPanel';
import { PageTabs } from './PageTabs';
import { ReviewsPanel } from './ReviewsPanel';

interface CourseTabsProps {
  course: CourseDetail;
  enrollment: Enrollment | undefined;
}

/** The four tabs of the course page; the address names the open one, else learners see the lessons first (CRS-2). */
export function CourseTabs({ course, enrollment }: CourseTabsProps) {
  const text = useMessages(courseDetailMessages);
  const [address, setAddress] = useSearchParams();
  const first = enrollment ? 'curriculum' : 'overview';
  const open = courseTabs.find((tab) => tab === address.get('tab')) ?? first;
  const tabs = [first, ...courseTabs.filter((tab) => tab !== first)] as const;
  const panels = {
    overview: () => <CourseOverview course={course} />,
    curriculum: () => <CurriculumList courseId={course.id} />,
    instructor: () => <InstructorPanel course={course} />,
    reviews: () => <ReviewsPanel courseId={course.id} enrollment={enrollment} />,
  };
  return (
    <PageTabs
      label={text.tabs}
      tabs={tabs.map((value) => ({ value, label: text[value] }))}
      value={open}
      onChange={(tab) => setAddress(tab === first ? {} : { tab }, { replace: true, preventScrollReset: true })}
    >
      {panels[open]()}
    </PageTabs>
  );
}
