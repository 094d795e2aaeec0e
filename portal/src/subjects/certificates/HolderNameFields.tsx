import { TextField } from '#shared/forms/TextField';

interface Names {
  ar: string;
  en: string;
}

interface HolderNameFieldsProps<Field extends string> {
  names: Names;
  /** What the fields are called in their form. */
  fields: Record<keyof Names, Field>;
  errorOf: (field: Field) => string | undefined;
  labels: { nameAr: string; nameEn: string };
  /** Letters of each. */
  maximum: number;
  onChange?: (names: Names) => void;
}

/** A holder's name in both scripts, as certificates carry it (CRT-12). */
export function HolderNameFields<Field extends string>(props: HolderNameFieldsProps<Field>) {
  const { names, fields, errorOf, labels, maximum, onChange } = props;
  const name = (script: keyof Names) => ({
    name: fields[script],
    lang: script,
    required: true,
    maxLength: maximum,
    error: errorOf(fields[script]),
    ...(onChange
      ? {
          value: names[script],
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange({ ...names, [script]: event.currentTarget.value }),
        }
      : { defaultValue: names[script] }),
  });
  return (
    <>
      <TextField label={labels.nameAr} dir="rtl" {...name('ar')} />
      <TextField label={labels.nameEn} dir="ltr" {...name('en')} />
    </>
  );
}
