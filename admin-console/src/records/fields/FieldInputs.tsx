import { useLocale } from '@masar/ui';
import { type RaRecord, TextInput, useRecordContext } from 'react-admin';
import { TextInBothLanguages } from '../TextInBothLanguages';
import { usePrinted } from '../usePrinted';
import { useRequired } from '../useRequired';
import { Wide } from '../Wide';
import { type Field, type Fields, isPair } from './field';

interface FieldInputsProps<Row extends RaRecord> {
  fields: Fields<Row>;
  isNew?: boolean;
}

/** The controls of a form, in the order of the dictionary. */
export function FieldInputs<Row extends RaRecord>({ fields, isNew = false }: FieldInputsProps<Row>) {
  const record = useRecordContext<Row>();
  const isAsked = ({ input, when }: Field<Row>): boolean => {
    if (!input || input === (isNew ? 'existing' : 'new')) return false;
    return isNew || when === undefined || (record !== undefined && when(record));
  };
  return Object.entries(fields)
    .filter(([, field]) => isAsked(field))
    .map(([name, field]) => <FieldInput key={name} name={name} field={field} isNew={isNew} />);
}

interface FieldInputProps {
  name: string;
  field: Field<never>;
  isNew?: boolean;
}

/** The control of one field. */
export function FieldInput({ name, field, isNew = false }: FieldInputProps) {
  const { language } = useLocale();
  const required = useRequired();
  const printed = usePrinted();
  const { as, required: isRequired } = field;
  const isAsked = isRequired === true || (isRequired === 'new' && isNew);
  const label = field.label[language];
  const isHinted = field.hint !== undefined && (isNew || field.hintsAt !== 'new');
  if (isPair(as)) {
    return (
      <TextInBothLanguages
        source={name}
        arabic={as.arabic}
        label={label}
        isRequired={isRequired === 'new' ? isNew : (isRequired ?? false)}
        isPrinted={field.printed ?? false}
        {...(as.rows && { rows: as.rows })}
        {...(isHinted && { hint: field.hint![language] })}
      />
    );
  }
  const told = {
    source: name,
    label,
    helperText: isHinted ? field.hint![language] : (false as const),
    validate: field.printed ? [...(isAsked ? [required] : []), printed] : isAsked ? required : undefined,
  };
  const Control = as?.control;
  const control = Control ? <Control {...told} /> : <TextInput {...told} slotProps={{ htmlInput: { dir: 'auto' } }} />;
  return as?.isWide ? <Wide>{control}</Wide> : control;
}
