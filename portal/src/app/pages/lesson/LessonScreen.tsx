import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import LessonPage from '#features/learning/pages/LessonPage';
import { lazyPart } from '#shared/navigation/lazy-part';
import { LessonDiscussions } from './LessonDiscussions';
import { NearerJobs } from './NearerJobs';

/** Below the text, which can be read meanwhile. */
const LessonAssignments = lazyPart(() => import('#features/assignments/components/LessonAssignments'));

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
          <Suspense fallback={null}>
            <LessonAssignments courseId={id} lessonId={lessonId} />
          </Suspense>
          <LessonDiscussions key={lessonId} lessonId={lessonId} />
        </>
      )}
      afterwards={(course) => <NearerJobs course={course} />}
    />
  );
}
