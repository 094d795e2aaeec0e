import { DifficultyBadge, shell, SparkleIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { ContentText, FallbackMark, useContentText } from '#shared/language/ContentText';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { track } from '#subjects/analytics/track';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseCover } from '#subjects/courses/CourseCover';
import type { Recommendation } from '#subjects/recommendations/recommendation.queries';
import { ScoreRing } from '#subjects/score/ScoreRing';
import { recommendationsMessages } from '../messages/recommendations.messages';
import styles from './RecommendationCard.module.css';
import { SuggestionCard } from './SuggestionCard';

interface RecommendationCardProps {
  recommendation: Recommendation;
  busy: boolean;
  onDismiss: (title: string) => void;
}

/** A course with how well it suits the reader, and why. */
export function RecommendationCard({ recommendation, busy, onDismiss }: RecommendationCardProps) {
  const text = useMessages(recommendationsMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const { courseId, score, reasoning, course } = recommendation;
  const title = useContentText()(course, 'title').text;
  const open = () => track('ai_recommendation_clicked', { courseId });
  return (
    <SuggestionCard
      head={
        <div className={styles.cover}>
          <CourseCover course={{ ...course, id: courseId }} />
          <span className={shell.onCover}>
            <DifficultyBadge difficulty={course.difficulty} />
          </span>
          <span className={styles.score}>
            <ScoreRing score={score} label={text.score} />
          </span>
        </div>
      }
      to={paths.course.href(courseId)}
      title={<ContentText record={course} field="title" />}
      onOpen={open}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            to={paths.course.href(courseId)}
            aria-label={text.openCourse(title)}
            onClick={open}
          >
            {text.open}
          </ButtonLink>
          <Button
            variant="text"
            color="inherit"
            loading={busy}
            aria-label={text.dismissCourse(title)}
            className={styles.dismiss}
            onClick={() => onDismiss(title)}
          >
            {text.dismiss}
          </Button>
        </>
      }
    >
      <p className={`${shell.row} ${styles.facts}`}>
        {/* What the number in the ring says, for the eye. */}
        <strong aria-hidden="true">{text.score(format.percent(Math.round(score * 100)))}</strong>
        <span>{words.lessons(course.lessonsCount, digits)}</span>
        <span>{words.hours(course.durationHours, digits)}</span>
        <FallbackMark record={course} field="title" />
      </p>
      <p className={styles.reason}>
        <SparkleIcon size={18} />
        <span>
          <span className="visually-hidden">{text.why} </span>
          {reasoning}
        </span>
      </p>
    </SuggestionCard>
  );
}
