import { gradeLimits } from '@masar/domain';
import { PlusIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { isChangedMeanwhile } from '#shared/forms/changed-meanwhile';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { fieldsIn, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
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

/** Categories with weights and what counts in each, saved all at once; what was typed outlives a refusal (GRD-1). */
export function PlanForm({ book }: { book: Gradebook }) {
  const text = useMessages(gradePlanMessages);
  const toast = useToast();
  const queryClient = useQueryClient();
  const write = useWritePlan(book.courseId);
  const held = useHeldValues(`grade-plan:${book.courseId}`, planOf(book), { over: typedOver });
  const { values: plan, change } = held;
  const readAgain = () => queryClient.fetchQuery({ ...gradeQueries.book(book.courseId), staleTime: 0 });
  const { form, draft, failure, field, isBusy } = useCheckedForm({
    holds: held,
    isGuarded: true,
    send: () => write.mutateAsync(asSettings(plan)),
    onSent: (saved) => {
      held.accept(planOf(saved));
      toast({ title: text.saved, kind: 'success' });
    },
    onRefused: (error) => {
      if (isChangedMeanwhile(error))
        void readAgain()
          .then((fresh) => held.renew(planOf(fresh)))
          .catch(() => undefined);
    },
  });
  const changeCategory = (key: string, changes: Partial<Plan['categories'][number]>) =>
    change(({ categories }) => ({
      categories: categories.map((one) => (one.key === key ? { ...one, ...changes } : one)),
    }));
  const changeItem = (key: string, changes: Partial<Plan['items'][number]>) =>
    change(({ items }) => ({ items: items.map((one) => (one.key === key ? { ...one, ...changes } : one)) }));
  return (
    <form {...form} className={shell.stack32}>
      <RestoredDraft {...draft} />
      <section className={`${shell.stack32} ${styles.section}`} aria-labelledby="plan-categories">
        <h2 id="plan-categories">{text.categories}</h2>
        {plan.categories.length === 0 && <p className={styles.hint}>{text.noCategories}</p>}
        {plan.categories.map((category, at) => (
          <CategoryFields
            key={category.key}
            number={at + 1}
            category={category}
            field={fieldsIn(field, `categories.${at}`)}
            taken={plan.categories.flatMap(({ key, takes }) => (key === category.key || !takes ? [] : [takes]))}
            onChange={(changes) => changeCategory(category.key, changes)}
            onRemove={() => change((former) => withoutCategory(former, category.key))}
          />
        ))}
        {plan.categories.length < gradeLimits.categoriesMaximum && (
          <div>
            <Button
              variant="outlined"
              startIcon={<PlusIcon size={18} />}
              onClick={() => change(({ categories }) => ({ categories: [...categories, newCategory()] }))}
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
        {plan.items.map((item, at) => (
          <ItemFields
            key={item.key}
            item={item}
            field={fieldsIn(field, `items.${at}`)}
            categories={plan.categories}
            onChange={(changes) => changeItem(item.key, changes)}
            onRemove={() => change(({ items }) => ({ items: items.filter(({ key }) => key !== item.key) }))}
          />
        ))}
        {plan.items.length < gradeLimits.itemsMaximum && (
          <div>
            <Button
              variant="outlined"
              startIcon={<PlusIcon size={18} />}
              onClick={() => change(({ items, categories }) => ({ items: [...items, newItem(categories)] }))}
            >
              {text.addItem}
            </Button>
          </div>
        )}
      </section>
      <FormFailure {...failure} />
      <div>
        <Button type="submit" disabled={!isWhole(plan) || !draft.isDirty} loading={isBusy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
