import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { FunnelBars } from '@masar/ui/charts';
import Card from '@mui/material/Card';
import { courseWords } from '#subjects/courses/course-words.messages';
import { reportMessages } from '../messages/report.messages';
import type { CourseReport } from '../teaching.queries';

/** How many completed each lesson, and how long it took; the one before which most stopped stands out. */
export function LessonFunnel({ report }: { report: CourseReport }) {
  const text = useMessages(reportMessages);
  const words = useMessages(courseWords);
  const { language, digits } = useLocale();
  const noteOn = ({ stopped, medianMinutes }: CourseReport['lessons'][number]) =>
    [
      stopped > 0 && text.stopped(stopped, digits),
      medianMinutes !== null && text.halfSpent(words.minutes(medianMinutes, digits)),
    ]
      .filter(Boolean)
      .join(' · ') || undefined;
  const most = Math.max(...report.lessons.map(({ stopped }) => stopped));
  return (
    <Card>
      <FunnelBars
        title={text.funnel}
        hint={text.funnelHint}
        whole={report.enrollments}
        empty={text.noLearners}
        steps={[
          { label: text.enrolled, value: report.enrollments },
          ...report.lessons.map((lesson) => ({
            label: pickLocalized(lesson, 'title', language),
            value: lesson.completed,
            note: noteOn(lesson),
            isMarked: lesson.stopped > 0 && lesson.stopped === most,
          })),
        ]}
      />
    </Card>
  );
}
