import { gradeLimits } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { Isolated, shell, TrashIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { DecimalField } from '#shared/forms/DecimalField';
import { SelectField } from '#shared/forms/SelectField';
import { TitleFields } from '#shared/forms/TitleFields';
import type { FieldOf } from '#shared/forms/useCheckedForm';
import { gradePlanMessages } from '../messages/grade-plan.messages';
import { gradeWords } from '../messages/grade-words.messages';
import type { ItemPlace, PlannedCategory, PlannedItem } from '../model/plan-form';
import styles from './PlanForm.module.css';

interface ItemFieldsProps {
  item: PlannedItem;
  categories: readonly PlannedCategory[];
  field: FieldOf;
  onChange: (changes: Partial<PlannedItem>) => void;
  onRemove: () => void;
}

const chosen = (place: ItemPlace): string => (typeof place === 'object' ? `in ${place.key}` : place);

function placeOf(value: string): ItemPlace {
  if (value === 'by-kind' || value === 'nowhere') return value;
  return { key: value.slice('in '.length) };
}

/** One item: where it counts and with how many points; what is marked by hand also has its names here. */
export function ItemFields({ item, categories, field, onChange, onRemove }: ItemFieldsProps) {
  const text = useMessages(gradePlanMessages);
  const words = useMessages(gradeWords);
  const { language } = useLocale();
  const isByHand = item.kind === 'manual';
  const title = pickLocalized(item, 'title', language);
  const nameOf = (category: PlannedCategory) => pickLocalized(category, 'title', language) || text.untitled;
  const ofKind = categories.find(({ takes }) => takes === item.kind);
  return (
    <fieldset className={`${shell.card} ${styles.part}`}>
      <legend>
        <Isolated>{title || text.newItem}</Isolated>
        <span className={styles.kind}> · {words[item.kind]}</span>
      </legend>
      <div className={styles.fields}>
        {isByHand && (
          <TitleFields
            labels={text}
            maxLength={gradeLimits.titleMaximum}
            titles={item}
            field={field}
            onChange={onChange}
          />
        )}
        <SelectField
          label={text.place}
          value={chosen(item.place)}
          onChange={(event) => onChange({ place: placeOf(event.currentTarget.value) })}
        >
          {!isByHand && (
            <option value="by-kind">{ofKind ? text.placeByKind(nameOf(ofKind)) : text.placeByKindNone}</option>
          )}
          {categories.map((category) => (
            <option key={category.key} value={chosen({ key: category.key })}>
              {nameOf(category)}
            </option>
          ))}
          <option value="nowhere">{text.placeNowhere}</option>
        </SelectField>
        <DecimalField
          {...field('points')}
          label={isByHand ? text.maximum : text.points}
          maxLength={8}
          value={item.points}
          onChange={(points) => onChange({ points })}
        />
      </div>
      {isByHand && (
        <div>
          <Button variant="text" color="inherit" aria-label={text.removeItem(title || text.newItem)} onClick={onRemove}>
            <TrashIcon size={18} />
            {text.remove}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
