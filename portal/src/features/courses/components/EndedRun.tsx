import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { useState } from 'react';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import { courseWayMessages } from '#subjects/courses/course-way.messages';
import { courseWords } from '#subjects/courses/course-words.messages';
import { runsMessages } from '../runs.messages';
import styles from './CourseRuns.module.css';

/** What a learner did in a run that ended, read when they unfold it (RUN-1). */
export function EndedRun({ courseId, runId }: { courseId: string; runId: string }) {
  const text = useMessages(runsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.done} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.show}</summary>
      {isOpen && <WhatWasDone courseId={courseId} runId={runId} />}
    </details>
  );
}

function WhatWasDone({ courseId, runId }: { courseId: string; runId: string }) {
  const text = useMessages(runsMessages);
  const way = useMessages(courseWayMessages);
  const words = useMessages(courseWords);
  const { language, digits, format } = useLocale();
  const { data, isError } = useSignedInQuery(courseQueries.wayOfRun(courseId, runId));
  if (isError) return <p role="alert">{text.failed}</p>;
  if (!data) return <p aria-busy="true">…</p>;
  const lessons = data.steps.filter(({ kind }) => kind === 'lesson');
  const done = lessons.filter(({ state }) => state === 'done').length;
  return (
    <ul role="list" className={styles.steps}>
      <li>
        {way.lessons}: {words.lessonsDone(format.number(done), words.ofLessons(lessons.length, digits))}
      </li>
      {data.steps
        .filter(({ kind }) => kind !== 'lesson')
        .map((step) => (
          <li key={`${step.kind} ${step.id}`}>
            <Isolated>{pickLocalized(step, 'title', language)}</Isolated>
            {step.bestScore !== null && `: ${way.best(format.percent(Number(step.bestScore)))}`}
          </li>
        ))}
    </ul>
  );
}
