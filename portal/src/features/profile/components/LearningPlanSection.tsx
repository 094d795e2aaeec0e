import type { CurrentUser } from '@masar/contracts';
import { categoryIds, learningGoals, offeredDailyMinutes } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { SelectField } from '#shared/forms/SelectField';
import { categoryMessages } from '#subjects/courses/category.messages';
import { courseWords } from '#subjects/courses/course-words.messages';
import { goalMessages } from '#subjects/learning-plan/learning-plan.messages';
import { learningPlanMessages } from '../learning-plan.messages';
import styles from './Profile.module.css';

interface PlanSelectProps {
  name: 'learningGoal' | 'track' | 'dailyMinutes';
  value: string | number | null;
  options: readonly (readonly [value: string | number, label: string])[];
}

function PlanSelect({ name, value, options }: PlanSelectProps) {
  const text = useMessages(learningPlanMessages);
  return <SelectField label={text[name]} name={name} defaultValue={value ?? ''} none={text.open} choices={options} />;
}

/** What was answered on the first day, to be changed at any time (DSH-8). */
export function LearningPlanSection({ user }: { user: CurrentUser }) {
  const text = useMessages(learningPlanMessages);
  const goals = useMessages(goalMessages);
  const tracks = useMessages(categoryMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const offered: readonly number[] = offeredDailyMinutes;
  const { dailyMinutes } = user;
  // A plan made by another program may name other minutes.
  const minutes = dailyMinutes === null || offered.includes(dailyMinutes) ? offered : [...offered, dailyMinutes];
  return (
    <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="profile-plan">
      <h2 id="profile-plan">{text.title}</h2>
      <p className={styles.hint}>{text.hint}</p>
      <PlanSelect name="learningGoal" value={user.learningGoal} options={learningGoals.map((id) => [id, goals[id]])} />
      <PlanSelect name="track" value={user.track} options={categoryIds.map((id) => [id, tracks[id]])} />
      <PlanSelect
        name="dailyMinutes"
        value={dailyMinutes}
        options={minutes.map((count) => [count, words.minutes(count, digits)])}
      />
    </Card>
  );
}
