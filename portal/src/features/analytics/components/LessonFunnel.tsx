import { pickLocalized } from '@masar/i18n';
import { Card, useLocale, useMessages } from '@masar/ui';
import { FunnelBars } from '@masar/ui/charts';
import { reportMessages } from '../messages/report.messages';
import type { CourseReport } from '../teaching.queries';

/** How many completed each lesson; the one before which most stopped stands out. */
export function LessonFunnel({ report }: { report: CourseReport }) {
  const text = useMessages(reportMessages);
  const { language, digits } = useLocale();
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
            note: lesson.stopped > 0 ? text.stopped(lesson.stopped, digits) : undefined,
            isMarked: lesson.stopped > 0 && lesson.stopped === most,
          })),
        ]}
      />
    </Card>
  );
}
