import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { Card, Notice, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { Page } from '#shared/page/Page';
import { useStartPlacement } from '../assessment.mutations';
import type { Attempt } from '../assessment.queries';
import { overviewMessages } from '../messages/overview.messages';
import { resultMessages } from '../messages/result.messages';
import { viewHref } from '../model/assessment-address';
import { AnswerReview } from './AnswerReview';
import { ReachedLevel } from './ReachedLevel';
import { ScoreFigure } from './ScoreFigure';
import { TopicScores } from './TopicScores';
import { useSkillLabel } from './useSkillLabel';
import styles from './AttemptResult.module.css';

/** A finished attempt: score with its word, level with how sure it is, and every answer with what was right. */
export function AttemptResult({ attempt }: { attempt: Attempt }) {
  const text = useMessages(resultMessages);
  const label = useSkillLabel(attempt.skillId);
  const isQuick = attempt.kind === 'quick';
  return (
    <Page title={text.title(label)} width="narrow">
      <div className={styles.sections}>
        <Card className={isQuick ? styles.result : undefined}>
          {isQuick && <ScoreFigure attempt={attempt} />}
          <ReachedLevel attempt={attempt} />
        </Card>
        <Notice kind={attempt.isCounted ? 'success' : 'info'}>
          {attempt.isCounted ? text.counted : text.practice}
        </Notice>
        <div className={styles.actions}>
          {isQuick && <ButtonLink to={viewHref({ kind: 'quick', skill: attempt.skillId })}>{text.retake}</ButtonLink>}
          {isQuick && <StartPlacement skill={attempt.skillId} />}
          <ButtonLink to={viewHref({ kind: 'skills' })} variant={isQuick ? 'quiet' : 'primary'}>
            {text.back}
          </ButtonLink>
        </div>
        {!isQuick && <TopicScores topics={attempt.topics} />}
        <AnswerReview answers={attempt.review} />
      </div>
    </Page>
  );
}

function StartPlacement({ skill }: { skill: string }) {
  const text = useMessages(resultMessages);
  const failure = useMessages(overviewMessages);
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const start = useStartPlacement();
  const begin = () =>
    start.mutate(skill, {
      onSuccess: ({ id }) => void navigate(viewHref({ kind: 'attempt', id })),
      onError: (error) => notifyFailure(error, { title: failure.startFailed, fallback: failure.startFailedHint }),
    });
  return (
    <Button variant="outlined" loading={start.isPending} onClick={begin}>
      {text.placement}
    </Button>
  );
}
