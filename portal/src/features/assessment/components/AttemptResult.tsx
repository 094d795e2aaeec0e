import { isolated, pickLocalized } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { courseWords } from '#subjects/courses/course-words.messages';
import { useStartPlacement } from '../assessment.mutations';
import type { Attempt } from '../assessment.queries';
import { overviewMessages } from '../messages/overview.messages';
import { resultMessages } from '../messages/result.messages';
import { viewHref } from '../model/assessment-address';
import { AnswerReview } from './AnswerReview';
import styles from './AttemptResult.module.css';
import { ReachedLevel } from './ReachedLevel';
import { ScoreFigure } from './ScoreFigure';
import { TopicScores } from './TopicScores';
import { useSkillLabel } from './useSkillLabel';

/** A finished attempt: score with its word, level with how sure it is, and every answer with what was right. */
export function AttemptResult({ attempt }: { attempt: Attempt }) {
  const text = useMessages(resultMessages);
  const label = useSkillLabel(attempt.skillId);
  const isQuick = attempt.kind === 'quick';
  const { isWeak, course } = attempt;
  const outcome = isWeak ? text.weak : attempt.isCounted ? text.counted : text.practice;
  return (
    <Page title={text.title(label)} width="narrow">
      <div className={shell.stack24}>
        <Card className={isQuick ? `${shell.stack24} ${styles.result}` : undefined}>
          {isQuick && <ScoreFigure attempt={attempt} />}
          <ReachedLevel attempt={attempt} />
        </Card>
        <Alert severity={attempt.isCounted && !isWeak ? 'success' : 'info'}>{outcome}</Alert>
        <div className={shell.row12}>
          {course && <StartingCourse course={course} />}
          {isQuick && <StartPlacement skill={attempt.skillId} isFirst={!course} />}
          {isQuick && (
            <ButtonLink to={viewHref({ kind: 'quick', skill: attempt.skillId })} variant="quiet">
              {text.retake}
            </ButtonLink>
          )}
          <ButtonLink to={viewHref({ kind: 'skills' })} variant={isQuick || course ? 'quiet' : 'primary'}>
            {text.back}
          </ButtonLink>
        </div>
        {!isQuick && <TopicScores topics={attempt.topics} />}
        <AnswerReview answers={attempt.review} />
      </div>
    </Page>
  );
}

/** Where to begin comes before another try (ASM-2). */
function StartingCourse({ course }: { course: NonNullable<Attempt['course']> }) {
  const text = useMessages(resultMessages);
  const words = useMessages(courseWords);
  const { language, digits } = useLocale();
  const title = isolated(pickLocalized(course, 'title', language), language);
  return (
    <ButtonLink to={paths.course.href(course.id)}>{text.begin(title, words.hours(course.hours, digits))}</ButtonLink>
  );
}

function StartPlacement({ skill, isFirst }: { skill: string; isFirst: boolean }) {
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
    <Button variant={isFirst ? 'contained' : 'outlined'} loading={start.isPending} onClick={begin}>
      {text.placement}
    </Button>
  );
}
