import LessonPage from '#features/learning/pages/LessonPage';
import { LessonDiscussions } from './LessonDiscussions';

/** /courses/{id}/lessons/{lessonId}: the lesson and, below it, what its learners ask each other (LSN-2, COM-4). */
export default function LessonScreen() {
  return <LessonPage discussions={(lessonId) => <LessonDiscussions key={lessonId} lessonId={lessonId} />} />;
}
