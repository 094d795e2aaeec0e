import { ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { finalQueries } from '../../final.queries';
import { finalMessages } from '../../messages/final.messages';
import { quizRulesQuery } from '../../quiz-rules.queries';
import styles from '../Form.module.css';
import { QuizRulesForm } from '../QuizRulesForm';
import { AddDraw } from './AddDraw';
import { FinalParts } from './FinalParts';
import { FinalWarnings } from './FinalWarnings';
import { SamplePaper } from './SamplePaper';

/** The final assessment of a course, as its author sets it up: parts, what to look at, a sample, rules (EVD-3, QB-2). */
export function FinalSection({ courseId }: { courseId: string }) {
  const text = useMessages(finalMessages);
  const describe = useFailureText();
  const [isSampled, showSample] = useState(false);
  const composition = useSignedInQuery(finalQueries.composition(courseId));
  const rules = useSignedInQuery(quizRulesQuery({ finalOf: courseId }));
  const hasParts = composition.data !== undefined && composition.data.parts.length > 0;
  return (
    <Card component="section" className={styles.section} aria-labelledby="course-final">
      <h2 id="course-final">{text.title}</h2>
      <p className={styles.hint}>{text.hint}</p>
      {composition.isPending && <RowsSkeleton rows={3} />}
      {composition.isError && (
        <ErrorState headingLevel={3} title={text.failed} onRetry={() => void composition.refetch()}>
          {describe(composition.error)}
        </ErrorState>
      )}
      {composition.data && (
        <>
          {hasParts ? <FinalParts courseId={courseId} composition={composition.data} /> : <p>{text.none}</p>}
          {hasParts && (
            <Alert severity={composition.data.isEvidence ? 'success' : 'info'}>
              {composition.data.isEvidence ? text.evidence : text.noEvidence}
            </Alert>
          )}
          <FinalWarnings warnings={composition.data.warnings} />
          <AddDraw courseId={courseId} composition={composition.data} />
          {hasParts && (
            <div className={styles.actions}>
              <Button variant="text" onClick={() => showSample(true)}>
                {text.sample}
              </Button>
            </div>
          )}
          {hasParts && rules.data && <QuizRulesForm of={{ finalOf: courseId }} rules={rules.data} />}
        </>
      )}
      {isSampled && <SamplePaper courseId={courseId} onClose={() => showSample(false)} />}
    </Card>
  );
}
