import FinalPage from '#features/learning/pages/FinalPage';
import { NearerJobs } from '../lesson/NearerJobs';

/** /courses/{id}/final: the final assessment, with the vacancies that the finished course brought nearer below it (EVD-3, JOB-2). */
export default function FinalScreen() {
  return <FinalPage afterwards={(course) => <NearerJobs course={course} />} />;
}
