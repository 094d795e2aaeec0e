import { useMessages } from '@masar/ui';
import { gradePlanMessages } from '../messages/grade-plan.messages';
import { type PlannedCategory, sumOf } from '../model/plan-form';
import { useGradeFigures } from '../model/useGradeFigures';
import styles from './PlanForm.module.css';

/** What the weights make as they are typed, and what is missing to 100. */
export function WeightSum({ categories }: { categories: readonly PlannedCategory[] }) {
  const text = useMessages(gradePlanMessages);
  const { percent } = useGradeFigures();
  if (categories.length === 0) return null;
  const sum = sumOf(categories);
  const inPercent = (hundredths: number) => percent(String(hundredths / 100));
  const rest = 10_000 - sum;
  return (
    <p role="status" className={styles.sum} data-whole={rest === 0}>
      <strong>{text.sum(inPercent(sum))}</strong>
      <span>
        {rest === 0 ? text.sumWhole : rest > 0 ? text.sumLacks(inPercent(rest)) : text.sumExceeds(inPercent(-rest))}
      </span>
    </p>
  );
}
