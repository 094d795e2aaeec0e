import { dataOf } from '@masar/contracts';
import { type Language } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { queryOptions } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '#shared/api/api';
import { paths } from '#shared/navigation/paths';
import { queryRoots } from '#shared/query/query-roots';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { nearerJobs } from './nearer-jobs';
import { nearerJobsMessages } from './nearer-jobs.messages';
import styles from './NearerJobs.module.css';

const mostShown = 3;

const fittingJobs = (language: Language) =>
  queryOptions({
    queryKey: [...queryRoots.jobs, 'after-course', language],
    queryFn: () => dataOf(api.GET('/api/jobs/recommendations', { params: { query: { language, limit: 10 } } })),
  });

/** Vacancies for which the finished course counts, with the match as it is now; nothing where there are none (JOB-2). */
export function NearerJobs({ course }: { course: CourseDetail }) {
  const text = useMessages(nearerJobsMessages);
  const { language, format } = useLocale();
  const { data } = useSignedInQuery(fittingJobs(language));
  const jobs = nearerJobs(data ?? [], course.skills, language).slice(0, mostShown);
  if (jobs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="nearer-jobs">
      <h2 id="nearer-jobs">{text.title}</h2>
      <ul role="list" className={styles.jobs}>
        {jobs.map(({ jobId, matchScore, job }) => (
          <li key={jobId}>
            <Link to={paths.job.href(jobId)} className={styles.job}>
              <span>
                <strong>
                  <Isolated>{job.title}</Isolated>
                </strong>
                <Isolated className={styles.company}>{job.companyName}</Isolated>
              </span>
              <span className={styles.fit}>{text.fits(format.percent(Math.round(matchScore * 100)))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
