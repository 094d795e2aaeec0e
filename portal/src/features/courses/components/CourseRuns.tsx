import type { Answer } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import MuiLayer from '#shared/mui/MuiLayer';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail, Enrollment } from '#subjects/courses/course-answers';
import { useBeginAgain } from '../model/useBeginAgain';
import { runsMessages } from '../runs.messages';
import styles from './CourseRuns.module.css';
import { EndedRun } from './EndedRun';

type Run = Answer<'/api/courses/{id}/runs', 'get'>[number];

interface CourseRunsProps {
  course: CourseDetail;
  enrollment: Enrollment;
}

/** The runs of who took the course more than once, and the way to another after a complete one (RUN-1). */
export default function CourseRuns({ course, enrollment }: CourseRunsProps) {
  const text = useMessages(runsMessages);
  const heading = useId();
  const { data: runs = [] } = useSignedInQuery(courseQueries.runs(course.id));
  return (
    <>
      {runs.length > 1 && (
        <section className={`${shell.card} ${styles.runs}`} aria-labelledby={heading}>
          <h2 id={heading}>{text.title}</h2>
          <ol role="list" className={styles.list}>
            {runs.map((run, at) => (
              <RunLine key={run.id} run={run} number={runs.length - at} courseId={course.id} />
            ))}
          </ol>
        </section>
      )}
      {enrollment.completedAt && <BeginAgain course={course} after={enrollment.id} />}
    </>
  );
}

function RunLine({ run, number, courseId }: { run: Run; number: number; courseId: string }) {
  const text = useMessages(runsMessages);
  const { format } = useLocale();
  const day = (moment: string) => format.date(moment, { dateStyle: 'medium' });
  const grade = run.certificate?.grade ? [text.grade(format.percent(Number(run.certificate.grade)))] : [];
  const facts = run.completedAt
    ? [text.completed(day(run.completedAt)), ...grade]
    : [text.since(day(run.enrolledAt)), format.percent(Number(run.progress))];
  return (
    <li className={styles.run}>
      <p className={styles.name}>
        {text.run(format.number(number))}
        {run.endedAt === null && <span className={styles.current}>{text.current}</span>}
      </p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {run.certificate && <Link to={paths.verify.href(run.certificate.verificationCode)}>{text.certificate}</Link>}
      {run.endedAt !== null && <EndedRun courseId={courseId} runId={run.id} />}
    </li>
  );
}

function BeginAgain({ course, after }: { course: CourseDetail; after: string }) {
  const text = useMessages(runsMessages);
  const { language } = useLocale();
  const again = useBeginAgain(course.id);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <MuiLayer>
      <div className={styles.again}>
        <Button variant="outlined" fullWidth onClick={() => setAsking(true)}>
          {text.begin}
        </Button>
        {isAsking && (
          <ConfirmDialog
            title={text.question}
            confirm={text.begin}
            cancel={text.stay}
            busy={again.isPending}
            onCancel={close}
            onConfirm={() => again.mutate(after, { onSettled: close })}
          >
            <Isolated>{pickLocalized(course, 'title', language)}</Isolated>
            {': '}
            {text.hint}
          </ConfirmDialog>
        )}
      </div>
    </MuiLayer>
  );
}
