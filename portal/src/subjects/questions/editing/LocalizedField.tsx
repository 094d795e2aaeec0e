import type { LocalizedMarkdown } from '@masar/domain';
import { shell } from '@masar/ui';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import styles from './Editing.module.css';

interface LocalizedFieldProps {
  labelAr: string;
  labelEn: string;
  value: LocalizedMarkdown;
  onChange: (value: LocalizedMarkdown) => void;
  /** Several lines. */
  long?: boolean;
  /** Below both. */
  hint?: string | undefined;
}

/** One text in both languages, side by side where there is room. */
export function LocalizedField({ labelAr, labelEn, value, onChange, long = false, hint }: LocalizedFieldProps) {
  const fields = [
    { label: labelAr, lang: 'ar', dir: 'auto', value: value.ar, change: (ar: string) => onChange({ ...value, ar }) },
    { label: labelEn, lang: 'en', dir: 'ltr', value: value.en, change: (en: string) => onChange({ ...value, en }) },
  ];
  return (
    <div className={`${shell.stack12} ${styles.pair}`}>
      {fields.map(({ change, ...field }) =>
        long ? (
          <TextArea
            key={field.lang}
            {...field}
            hint={hint}
            rows={4}
            maxLength={20_000}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ) : (
          <TextField
            key={field.lang}
            {...field}
            hint={hint}
            maxLength={2000}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ),
      )}
    </div>
  );
}
