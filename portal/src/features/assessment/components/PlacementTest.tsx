import { ApiError } from '@masar/contracts';
import { useLocale, useMessages } from '@masar/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { Page } from '#shared/page/Page';
import { useAnswerQuestion } from '../assessment.mutations';
import { assessmentQueries, type Attempt, type Question } from '../assessment.queries';
import { questionMessages } from '../messages/question.messages';
import { viewHref } from '../model/assessment-address';
import styles from './PlacementTest.module.css';
import { QuestionForm } from './QuestionForm';
import { useSkillLabel } from './useSkillLabel';

interface PlacementTestProps {
  attempt: Attempt;
  question: Question;
}

/** The adaptive test: each answer is kept on the server and brings the next question (ASM-1). */
export function PlacementTest({ attempt, question }: PlacementTestProps) {
  const text = useMessages(questionMessages);
  const { format } = useLocale();
  const client = useQueryClient();
  const notifyFailure = useFailureNotice();
  const label = useSkillLabel(attempt.skillId);
  const send = useAnswerQuestion(attempt.id);
  const { answered, most } = attempt;

  const answer = (optionId: string | null) =>
    send.mutate(
      { questionId: question.id, optionId },
      {
        onError: (error) => {
          notifyFailure(error, { title: text.answerFailed, fallback: text.answerFailedHint });
          // Another window is ahead: show what it left.
          const { queryKey } = assessmentQueries.attempt(attempt.id);
          if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey });
        },
      },
    );
  return (
    <Page title={text.placementTitle(label)} width="narrow">
      <QuestionForm
        key={question.id}
        question={question}
        place={text.placeAtMost(format.number(answered + 1), format.number(most))}
        percent={(100 * answered) / most}
        isBusy={send.isPending}
        takesFocus={answered > 0}
        allowsNotKnowing
        onAnswer={answer}
        leave={
          <ButtonLink to={viewHref({ kind: 'skills' })} variant="quiet">
            {text.leave}
          </ButtonLink>
        }
      >
        <p className={styles.keeps}>{text.keeps}</p>
      </QuestionForm>
    </Page>
  );
}
