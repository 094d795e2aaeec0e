import { gradeLimits, type TakenGradeKind, takenGradeKinds } from '@masar/domain';
import { shell, TrashIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { DecimalField } from '#shared/forms/DecimalField';
import { NumberField } from '#shared/forms/NumberField';
import { SelectField } from '#shared/forms/SelectField';
import { TitleFields } from '#shared/forms/TitleFields';
import type { FieldOf } from '#shared/forms/useCheckedForm';
import { gradePlanMessages, takenKindMessages } from '../messages/grade-plan.messages';
import type { PlannedCategory } from '../model/plan-form';
import styles from './PlanForm.module.css';

interface CategoryFieldsProps {
  number: number;
  category: PlannedCategory;
  /** Kinds that another category takes. */
  taken: readonly TakenGradeKind[];
  field: FieldOf;
  onChange: (changes: Partial<PlannedCategory>) => void;
  onRemove: () => void;
}

/** One category: names, weight, what it leaves out and which kind it takes by itself. */
export function CategoryFields({ number, category, taken, field, onChange, onRemove }: CategoryFieldsProps) {
  const text = useMessages(gradePlanMessages);
  const kinds = useMessages(takenKindMessages);
  const { format } = useLocale();
  const name = text.categoryNumber(format.number(number));
  return (
    <fieldset className={`${shell.card} ${styles.part}`}>
      <legend>{name}</legend>
      <div className={styles.fields}>
        <TitleFields
          labels={text}
          maxLength={gradeLimits.titleMaximum}
          titles={category}
          field={field}
          onChange={onChange}
        />
        <DecimalField
          {...field('weight')}
          label={text.weight}
          maxLength={6}
          value={category.weight}
          onChange={(weight) => onChange({ weight })}
        />
        <NumberField
          {...field('dropLowest')}
          label={text.dropLowest}
          isWhole
          required
          value={category.dropLowest}
          onChange={(dropLowest) => onChange({ dropLowest })}
        />
        <SelectField
          label={text.takes}
          value={category.takes ?? ''}
          onChange={(event) => onChange({ takes: (event.currentTarget.value || null) as TakenGradeKind | null })}
        >
          <option value="">{text.takesNone}</option>
          {takenGradeKinds.map((kind) => (
            <option key={kind} value={kind} disabled={taken.includes(kind)}>
              {kinds[kind]}
            </option>
          ))}
        </SelectField>
      </div>
      <div>
        <Button
          variant="text"
          color="inherit"
          aria-label={text.removeCategory(category.titleAr || name)}
          onClick={onRemove}
        >
          <TrashIcon size={18} />
          {text.remove}
        </Button>
      </div>
    </fieldset>
  );
}
