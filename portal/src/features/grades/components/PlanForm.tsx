import { ApiError } from '@masar/contracts';
import { gradeLimits } from '@masar/domain';
import { Notice, PlusIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { LeaveGuard } from '#shared/dialog/LeaveGuard';
import { FormFailure } from '#shared/forms/FormFailure';
import { useToast } from '#shared/toasts/ToastProvider';
import { useWritePlan } from '../grades.mutations';
import { type Gradebook, gradeQueries } from '../grades.queries';
import { gradePlanMessages } from '../messages/grade-plan.messages';
import {
  asSettings,
  isWhole,
  newCategory,
  newItem,
  type PlanForm as Plan,
  planOf,
  typedOver,
  withoutCategory,
} from '../model/plan-form';
import { CategoryFields } from './CategoryFields';
import { ItemFields } from './ItemFields';
import styles from './PlanForm.module.css';
import { WeightSum } from './WeightSum';

const sameAs = (one: Plan, other: Plan): boolean =>
  JSON.stringify(asSettings(one)) === JSON.stringify(asSettings(other));

/** Categories with weights and what counts in each, saved all at once; what was typed outlives a refusal (GRD-1). */
export function PlanForm({ book }: { book: Gradebook }) {
  const text = useMessages(gradePlanMessages);
  const toast = useToast();
  const queryClient = useQueryClient();
  const write = useWritePlan(book.courseId);
  const [start, setStart] = useState(() => planOf(book));
  const [plan, setPlan] = useState(start);
  const begin = (from: Gradebook) => {
    const fresh = planOf(from);
    setStart(fresh);
    setPlan(fresh);
    write.reset();
  };
  const readAgain = () => queryClient.fetchQuery({ ...gradeQueries.book(book.courseId), staleTime: 0 });
  const wasMeanwhile = write.error instanceof ApiError && write.error.status === 412;
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      begin(await write.mutateAsync(asSettings(plan)));
      toast({ title: text.saved, kind: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) return;
      const fresh = await readAgain().catch(() => undefined);
      if (fresh) setPlan((typed) => typedOver(typed, fresh));
    }
  };
  const changeCategory = (key: string, changes: Partial<Plan['categories'][number]>) =>
    setPlan((former) => ({
      ...former,
      categories: former.categories.map((one) => (one.key === key ? { ...one, ...changes } : one)),
    }));
  const changeItem = (key: string, changes: Partial<Plan['items'][number]>) =>
    setPlan((former) => ({
      ...former,
      items: former.items.map((one) => (one.key === key ? { ...one, ...changes } : one)),
    }));
  return (
    <form className={shell.stack32} onSubmit={(event) => void send(event)}>
      <section className={`${shell.stack32} ${styles.section}`} aria-labelledby="plan-categories">
        <h2 id="plan-categories">{text.categories}</h2>
        {plan.categories.length === 0 && <p className={styles.hint}>{text.noCategories}</p>}
        {plan.categories.map((category, at) => (
          <CategoryFields
            key={category.key}
            number={at + 1}
            category={category}
            taken={plan.categories.flatMap(({ key, takes }) => (key === category.key || !takes ? [] : [takes]))}
            onChange={(changes) => changeCategory(category.key, changes)}
            onRemove={() => setPlan((former) => withoutCategory(former, category.key))}
          />
        ))}
        {plan.categories.length < gradeLimits.categoriesMaximum && (
          <div>
            <Button
              variant="outlined"
              startIcon={<PlusIcon size={18} />}
              onClick={() => setPlan((former) => ({ ...former, categories: [...former.categories, newCategory()] }))}
            >
              {text.addCategory}
            </Button>
          </div>
        )}
        <WeightSum categories={plan.categories} />
      </section>
      <section className={`${shell.stack32} ${styles.section}`} aria-labelledby="plan-items">
        <h2 id="plan-items">{text.items}</h2>
        <p className={styles.hint}>{plan.items.length === 0 ? text.noItems : text.itemsHint}</p>
        {plan.items.map((item) => (
          <ItemFields
            key={item.key}
            item={item}
            categories={plan.categories}
            onChange={(changes) => changeItem(item.key, changes)}
            onRemove={() =>
              setPlan((former) => ({ ...former, items: former.items.filter(({ key }) => key !== item.key) }))
            }
          />
        ))}
        {plan.items.length < gradeLimits.itemsMaximum && (
          <div>
            <Button
              variant="outlined"
              startIcon={<PlusIcon size={18} />}
              onClick={() => setPlan((former) => ({ ...former, items: [...former.items, newItem(former.categories)] }))}
            >
              {text.addItem}
            </Button>
          </div>
        )}
      </section>
      {wasMeanwhile ? (
        <Notice kind="danger">
          <p>{text.changedMeanwhile}</p>
          <Button variant="outlined" onClick={() => void readAgain().then(begin)}>
            {text.showSaved}
          </Button>
        </Notice>
      ) : (
        <FormFailure error={write.error} />
      )}
      <div>
        <Button type="submit" disabled={!isWhole(plan) || sameAs(plan, start)} loading={write.isPending}>
          {text.save}
        </Button>
      </div>
      <LeaveGuard when={!sameAs(plan, start)} />
    </form>
  );
}
