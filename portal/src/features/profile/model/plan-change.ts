import type { CurrentUser } from '@masar/contracts';
import { categoryIds, learningGoals } from '@masar/domain';
import type { ProfileChange } from '../profile.mutations';

/** The answers of the first day that differ now (DSH-8); one that was decided is changed, not taken back. */
export function toPlanChange(user: CurrentUser, submitted: Record<string, string>): ProfileChange {
  const learningGoal = learningGoals.find((goal) => goal === submitted['learningGoal']);
  const track = categoryIds.find((id) => id === submitted['track']);
  const dailyMinutes = Number(submitted['dailyMinutes']) || undefined;
  return {
    ...(learningGoal && learningGoal !== user.learningGoal && { learningGoal }),
    ...(track && track !== user.track && { track }),
    ...(dailyMinutes && dailyMinutes !== user.dailyMinutes && { dailyMinutes }),
  };
}
