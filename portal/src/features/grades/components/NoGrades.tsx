import { ApiError } from '@masar/contracts';
import { EmptyState, ErrorState, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { gradeWords } from '../messages/grade-words.messages';

interface NoGradesProps {
  error: unknown;
  onRetry: () => void;
  /** In place of what the server refuses to this reader. */
  forbidden?: ReactNode;
}

/** What stands in the place of grades that did not come: no such course, not for this reader, or a failure. */
export function NoGrades({ error, onRetry, forbidden }: NoGradesProps) {
  const text = useMessages(gradeWords);
  const describe = useFailureText();
  const status = error instanceof ApiError ? error.status : undefined;
  const toCourses = <ButtonLink to={paths.courses.href()}>{text.toCourses}</ButtonLink>;
  if (status === 404) return <EmptyState headingLevel={2} drawing="lost" title={text.notFound} action={toCourses} />;
  if (status === 403)
    return (
      forbidden ?? (
        <EmptyState headingLevel={2} drawing="locked" title={text.forbidden} action={toCourses}>
          {describe(error)}
        </EmptyState>
      )
    );
  return (
    <ErrorState headingLevel={2} title={text.failed} onRetry={onRetry}>
      {describe(error)}
    </ErrorState>
  );
}
