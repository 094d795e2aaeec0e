import { weeklyMinutes } from '@masar/domain';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import Typography from '@mui/material/Typography';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { learnerQueries } from '#subjects/analytics/learner.queries';
import { courseWords } from '#subjects/courses/course-words.messages';
import { homeMessages } from './home.messages';

/** Days in a row and the minutes of this week, in a line; nothing before there is something to tell (DSH-6). */
export function LearningRhythm() {
  const text = useMessages(homeMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const { user } = useSession();
  const { data } = useSignedInQuery(learnerQueries.figures());
  const { learningStreak = 0, weekMinutes = 0 } = data ?? {};
  /** The minutes of this week, of how many where one has planned (DSH-8). */
  function thisWeek(): string | false {
    if (!data) return false;
    if (!user?.dailyMinutes) return weekMinutes > 0 && text.thisWeek(words.minutes(weekMinutes, digits));
    const goal = words.minutes(weeklyMinutes(user.dailyMinutes), digits);
    return weekMinutes > 0 ? text.ofGoal(format.number(weekMinutes), goal) : text.goal(goal);
  }
  const parts = [learningStreak > 0 && text.streak(learningStreak, digits), thisWeek()].filter(
    (part) => part !== false,
  );
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
