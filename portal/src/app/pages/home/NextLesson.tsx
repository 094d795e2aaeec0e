import { lessonMinutes } from '@masar/domain';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import type { Enrollment } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseRoad } from '#subjects/courses/CourseRoad';
import { homeMessages } from './home.messages';
import { LearningRhythm } from './LearningRhythm';
import { StationTitles } from './StationTitles';

type Underway = Enrollment & { nextLesson: NonNullable<Enrollment['nextLesson']> };

/** The first course that can be gone on with. */
export const underwayAmong = (enrollments: readonly Enrollment[]): Underway | undefined =>
  enrollments.find((one): one is Underway => one.nextLesson !== null && !one.course.isInPreparation);

/** The next lesson with the one button of the page, and the way of its course (DSH-6). */
export function NextLesson({ enrollment }: { enrollment: Underway }) {
  const text = useMessages(homeMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const { course, courseId, nextLesson, progress } = enrollment;
  const done = Math.round((Number(progress) / 100) * course.lessonsCount);
  return (
    <Paper
      component="section"
      aria-labelledby="next-lesson"
      sx={{ padding: { xs: 2.5, md: 3.5 }, border: '1px solid var(--line)', borderRadius: 'var(--radius-card)' }}
    >
      <Stack sx={{ gap: 2 }}>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: 2, alignItems: { md: 'center' }, justifyContent: 'space-between' }}
        >
          <div>
            <Typography variant="caption" component="p" sx={{ color: 'var(--accent-ink)', fontWeight: 700 }}>
              {text.nextStep}
            </Typography>
            <Typography id="next-lesson" variant="h2" sx={{ marginBlock: 0.5 }}>
              <ContentText record={nextLesson} field="title" />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <ContentText record={course} field="title" />
              {' · '}
              <Isolated>{words.minutes(lessonMinutes(nextLesson.duration), digits)}</Isolated>
            </Typography>
          </div>
          <Button
            component={Link}
            to={paths.lesson.href(courseId, nextLesson.id)}
            size="large"
            sx={{ flex: 'none', inlineSize: { xs: '100%', md: 'auto' }, minInlineSize: { md: 200 } }}
          >
            {done === 0 ? text.startLesson : text.goOn}
          </Button>
        </Stack>
        <CourseRoad lessons={course.lessonsCount} done={done} />
        <StationTitles courseId={courseId} lessons={course.lessonsCount} />
        <LearningRhythm />
      </Stack>
    </Paper>
  );
}

/** The place of the next lesson while it is not known which, and of what follows it. */
export function NextLessonShape() {
  return (
    <Stack sx={{ gap: 2.5, minBlockSize: '100vh' }} aria-busy>
      <Skeleton variant="rounded" sx={{ blockSize: { xs: 290, md: 283 } }} />
      <Skeleton variant="rounded" sx={{ blockSize: 240 }} />
    </Stack>
  );
}
