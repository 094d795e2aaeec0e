import Typography from '@mui/material/Typography';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { learnerQueries } from '#subjects/analytics/learner.queries';
import { courseWords } from '#subjects/courses/course-words.messages';
import { homeMessages } from './home.messages';

/** Days in a row and the minutes of this week, in a line; nothing before there is something to tell (DSH-6). */
export function LearningRhythm() {
  const text = useMessages(homeMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const { data } = useSignedInQuery(learnerQueries.figures());
  const { learningStreak = 0, weekMinutes = 0 } = data ?? {};
  const parts = [
    learningStreak > 0 && text.streak(learningStreak, digits),
    weekMinutes > 0 && text.thisWeek(words.minutes(weekMinutes, digits)),
  ].filter((part) => part !== false);
  return (
    // Its line is there from the start: what follows must not move when the answer comes.
    <Typography variant="body2" sx={{ minBlockSize: '1.75em', color: 'text.secondary' }}>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ' · '}
          <Isolated>{part}</Isolated>
        </span>
      ))}
    </Typography>
  );
}
