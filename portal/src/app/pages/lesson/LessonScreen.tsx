import { useParams } from 'react-router-dom';
import { LessonAssignments } from '#features/assignments/components/LessonAssignments';
import LessonPage from '#features/learning/pages/LessonPage';
import { LessonDiscussions } from './LessonDiscussions';
import { NearerJobs } from './NearerJobs';

/**
 * /courses/{id}/lessons/{lessonId}: the lesson and, below it, its assignments and what its learners ask each other; at the end of the course
 * the vacancies that it brought nearer (LSN-2, COM-4, JOB-2).
 */
export default function LessonScreen() {
  const { id = '' } = useParams();
  return (
    <LessonPage
      discussions={(lessonId) => (
        <>
          <LessonAssignments courseId={id} lessonId={lessonId} />
          <LessonDiscussions key={lessonId} lessonId={lessonId} />
        </>
      )}
      afterwards={(course) => <NearerJobs course={course} />}
    />
  );
}
