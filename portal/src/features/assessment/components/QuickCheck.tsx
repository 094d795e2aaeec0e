import { ApiError } from '@masar/contracts';
import { ErrorState, PageSpinner, useLocale, useMessages } from '@masar/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { Page, PageFrame } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useTakeQuickCheck } from '../assessment.mutations';
import { assessmentQueries } from '../assessment.queries';
import { questionMessages } from '../messages/question.messages';
import { viewHref } from '../model/assessment-address';
import { NoAssessment } from './NoAssessment';
import { QuestionForm } from './QuestionForm';
import { useSkillLabel } from './useSkillLabel';

/** The quick check: its questions one after the other, then all answers are graded at once (spec 4, ASM-1). */
export function QuickCheck({ skill }: { skill: string }) {
  const text = useMessages(questionMessages);
  const { format } = useLocale();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const describe = useFailureText();
  const label = useSkillLabel(skill);
  const { data: questions, error, refetch } = useSignedInQuery(assessmentQueries.questions(skill));
  const take = useTakeQuickCheck(skill);
  const [answers, setAnswers] = useState<{ questionId: string; optionId: string }[]>([]);

  if (error instanceof ApiError && error.status === 404) return <NoAssessment />;
  if (error) {
    return (
      <PageFrame>
        <ErrorState headingLevel={1} title={text.failed} onRetry={() => void refetch()}>
          {describe(error, text.failedHint)}
        </ErrorState>
      </PageFrame>
    );
  }
  const number = Math.min(answers.length, (questions?.length ?? 1) - 1);
  const question = questions?.[number];
  if (!questions || !question) return <PageSpinner />;

  const isLast = number === questions.length - 1;
  const answer = (optionId: string | null) => {
    if (optionId === null) return;
    const all = [...answers.slice(0, number), { questionId: question.id, optionId }];
    if (!isLast) return setAnswers(all);
    take.mutate(all, {
      onSuccess: ({ id }) => void navigate(viewHref({ kind: 'attempt', id }), { replace: true }),
      onError: (failure) => notifyFailure(failure, { title: text.quickFailed, fallback: text.quickFailedHint }),
    });
  };
  return (
    <Page title={text.quickTitle(label)} width="narrow">
      <QuestionForm
        key={question.id}
        question={question}
        place={text.place(format.number(number + 1), format.number(questions.length))}
        percent={(100 * number) / questions.length}
        isLast={isLast}
        isBusy={take.isPending}
        takesFocus={number > 0}
        onAnswer={answer}
        leave={
          <ButtonLink to={viewHref({ kind: 'skills' })} variant="quiet">
            {text.leave}
          </ButtonLink>
        }
      />
    </Page>
  );
}
