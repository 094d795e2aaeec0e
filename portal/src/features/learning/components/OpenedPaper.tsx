import { RowsSkeleton, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { forgetPaper } from '../model/kept-answers';
import { useAskAgain } from '../model/useAskAgain';
import { forgetFlags } from '../model/usePaperView';
import { paperMessages } from '../paper.messages';
import { paperQueries } from '../paper.queries';
import { PaperResult } from './PaperResult';
import { PaperSheet } from './PaperSheet';
import { showQuestion } from './show-question';

export interface OpenedPaperProps {
  paperId: string;
  of: QuizOf;
  /** It was handed in, or its time is over. */
  onEnd: () => void;
  /** What can be done once it has ended. */
  next: ReactNode;
}

/** A paper: to answer while it is open, with its result afterwards (EVD-2). */
export default function OpenedPaper({ paperId, of, onEnd, next }: OpenedPaperProps) {
  const text = useMessages(paperMessages);
  const paper = useSignedInQuery(paperQueries.one(paperId));
  useAskAgain(paper);
  const hasEnded = Boolean(paper.data?.result);
  const isOpen = paper.data !== undefined && !hasEnded;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
  }, [isOpen]);
  useEffect(() => {
    if (!hasEnded) return;
    // Whoever has just handed in reads what came of it, not the last of the answers.
    if (wasOpen.current) showQuestion('result', 'paper');
    forgetPaper(paperId);
    forgetFlags(paperId);
  }, [hasEnded, paperId]);
  if (paper.data?.result) return <PaperResult paper={paper.data} result={paper.data.result} next={next} />;
  if (paper.data) return <PaperSheet paper={paper.data} of={of} onEnd={onEnd} />;
  if (!paper.isError) return <RowsSkeleton rows={3} />;
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" variant="text" onClick={() => void paper.refetch()}>
          {text.retry}
        </Button>
      }
    >
      {text.needsServer}
    </Alert>
  );
}
