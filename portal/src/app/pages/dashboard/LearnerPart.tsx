import { ErrorState, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useContentLanguage } from '#shared/language/content-language';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { BeginPath } from '../home/BeginPath';
import { homeQueries } from '../home/home.queries';
import { NextLesson, NextLessonShape, underwayAmong } from '../home/NextLesson';
import { figuresMessages } from './figures.messages';
import { hasFigures, LearnerFigures } from './LearnerFigures';
import { OverallProgress } from './OverallProgress';

interface LearnerPartProps {
  /** Whether learning is what this person comes for: then it begins with the next lesson. */
  isFirst: boolean;
}

/** What waits for a learner, then the figures; a new account reads no zeros (DSH-1, DSH-8). */
export function LearnerPart({ isFirst }: LearnerPartProps) {
  const text = useMessages(figuresMessages);
  const describe = useFailureText();
  const { data, error, refetch } = useSignedInQuery(homeQueries.mine(useContentLanguage()));
  if (error)
    return (
      <ErrorState title={text.failed} onRetry={() => void refetch()}>
        {describe(error)}
      </ErrorState>
    );
  if (!data) return <NextLessonShape />;
  const underway = underwayAmong(data.enrollments);
  return (
    <>
      {isFirst && underway && <NextLesson enrollment={underway} />}
      {isFirst && data.enrollments.length === 0 && <BeginPath />}
      {hasFigures(data.figures) && <LearnerFigures figures={data.figures} />}
      {Number(data.figures.overallProgress) > 0 && (
        <OverallProgress figures={data.figures} enrollments={data.enrollments} />
      )}
    </>
  );
}
