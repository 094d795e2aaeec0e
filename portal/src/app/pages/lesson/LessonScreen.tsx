import LessonPage from '#features/learning/pages/LessonPage';
import { LessonDiscussions } from './LessonDiscussions';
import { NearerJobs } from './NearerJobs';

/**
 * /courses/{id}/lessons/{lessonId}: the lesson and, below it, what its learners ask each other; at the end of the course
 * the vacancies that it brought nearer (LSN-2, COM-4, JOB-2).
 */
export default function LessonScreen() {
  return (
    <LessonPage
      discussions={(lessonId) => <LessonDiscussions key={lessonId} lessonId={lessonId} />}
      afterwards={(course) => <NearerJobs course={course} />}
    />
  );
}
