import { assignmentLimits } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { NumberField } from '#shared/forms/NumberField';
import { TitleFields } from '#shared/forms/TitleFields';
import { type FieldOf, fieldsIn } from '#shared/forms/useCheckedForm';
import type { WrittenAssignment } from '../assignments.mutations';
import { writeAssignmentMessages } from '../messages/write-assignment.messages';
import styles from './Assignments.module.css';

type Rows = WrittenAssignment['rubric'];
type Row = Rows[number];

const emptyLevel = { titleAr: '', titleEn: '', points: 0 };
const { titleMaximum, rowsMaximum, levelsMaximum } = assignmentLimits;

const replaced = <T,>(list: readonly T[], at: number, one: T): T[] =>
  list.map((former, place) => (place === at ? one : former));

interface RubricFieldsProps {
  rubric: Rows;
  field: FieldOf;
  onChange: (rubric: Rows) => void;
}

/** The rubric's criteria and their levels, from the lowest to the best (ASG-1). */
export function RubricFields({ rubric, field, onChange }: RubricFieldsProps) {
  const text = useMessages(writeAssignmentMessages);
  const { format } = useLocale();
  return (
    <fieldset className={styles.criterion}>
      <legend>{text.rubric}</legend>
      {rubric.map((row, place) => (
        <RowFields
          key={place}
          row={row}
          name={text.criterion(format.number(place + 1))}
          field={fieldsIn(field, String(place))}
          onChange={(changed) => onChange(replaced(rubric, place, changed))}
          onRemove={rubric.length > 1 ? () => onChange(rubric.filter((_, at) => at !== place)) : undefined}
        />
      ))}
      {rubric.length < rowsMaximum && (
        <Button
          variant="outlined"
          onClick={() =>
            onChange([...rubric, { titleAr: '', titleEn: '', levels: [emptyLevel, { ...emptyLevel, points: 1 }] }])
          }
        >
          {text.addRow}
        </Button>
      )}
    </fieldset>
  );
}

interface RowFieldsProps {
  row: Row;
  name: string;
  field: FieldOf;
  onChange: (row: Row) => void;
  onRemove: (() => void) | undefined;
}

function RowFields({ row, name, field, onChange, onRemove }: RowFieldsProps) {
  const text = useMessages(writeAssignmentMessages);
  const { format } = useLocale();
  return (
    <fieldset className={styles.criterion}>
      <legend>{name}</legend>
      <div className={shell.stack12}>
        <TitleFields
          labels={{ titleAr: text.arabic, titleEn: text.english }}
          maxLength={titleMaximum}
          titles={row}
          field={field}
          onChange={(titles) => onChange({ ...row, ...titles })}
        />
        {row.levels.map((level, at) => (
          <LevelFields
            key={at}
            level={level}
            name={text.level(format.number(at + 1))}
            field={fieldsIn(field, `levels.${at}`)}
            onChange={(changed) => onChange({ ...row, levels: replaced(row.levels, at, changed) })}
            onRemove={
              row.levels.length > 1
                ? () => onChange({ ...row, levels: row.levels.filter((_, place) => place !== at) })
                : undefined
            }
          />
        ))}
        <div className={shell.row12}>
          {row.levels.length < levelsMaximum && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => onChange({ ...row, levels: [...row.levels, emptyLevel] })}
            >
              {text.addLevel}
            </Button>
          )}
          {onRemove && (
            <Button variant="outlined" size="small" color="error" onClick={onRemove}>
              {text.removeRow}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

interface LevelFieldsProps {
  level: Row['levels'][number];
  name: string;
  field: FieldOf;
  onChange: (level: Row['levels'][number]) => void;
  onRemove: (() => void) | undefined;
}

function LevelFields({ level, name, field, onChange, onRemove }: LevelFieldsProps) {
  const text = useMessages(writeAssignmentMessages);
  return (
    <fieldset className={styles.criterion}>
      <legend>{name}</legend>
      <div className={`${shell.stack12} ${styles.levels}`}>
        <TitleFields
          labels={{ titleAr: text.arabic, titleEn: text.english }}
          maxLength={titleMaximum}
          titles={level}
          field={field}
          onChange={(titles) => onChange({ ...level, ...titles })}
        />
        <NumberField
          {...field('points')}
          label={text.points}
          isWhole
          required
          value={level.points}
          onChange={(points) => onChange({ ...level, points })}
        />
        {onRemove && (
          <Button variant="outlined" size="small" onClick={onRemove}>
            {text.removeLevel}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
