import { ProgressBar, shell, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import type { Enrollment } from '#subjects/courses/course-answers';
import { dashboardMessages } from './dashboard.messages';
import type { Dashboard } from './dashboard.queries';
import styles from './DashboardPage.module.css';

interface OverallProgressProps {
  figures: Dashboard;
  /** Those of which the mean is made, or the latest of them. */
  enrollments: readonly Enrollment[];
}

/** The mean progress over all enrolments (ENR-4), and the courses that it is made of. */
export function OverallProgress({ figures: { overallProgress }, enrollments }: OverallProgressProps) {
  const text = useMessages(dashboardMessages);
  const { format } = useLocale();
  return (
    <Card component="section" className={`${shell.stack12} ${styles.progress}`} aria-labelledby="dashboard-progress">
      <div className={styles.progressHead}>
        <h2 id="dashboard-progress">{text.progress}</h2>
        <strong>{format.percent(Number(overallProgress))}</strong>
      </div>
      <ProgressBar percent={overallProgress} label={text.progress} />
      <p>{text.progressHint}</p>
      {enrollments.length > 1 && (
        <ul role="list" className={styles.parts}>
          {enrollments.map((enrollment) => (
            <li key={enrollment.id}>
              <Link to={paths.course.href(enrollment.courseId)}>
                <ContentText record={enrollment.course} field="title" />
              </Link>
              <span>{format.percent(Number(enrollment.progress))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
