import { TextField } from './TextField';
import type { FieldOf } from './useCheckedForm';

interface Titles {
  titleAr: string;
  titleEn?: string | null | undefined;
}

interface TitleFieldsProps {
  labels: { titleAr: string; titleEn: string };
  /** Characters of each. */
  maxLength: number;
  titles: Titles;
  field: FieldOf;
  onChange: (changes: { titleAr: string } | { titleEn: string }) => void;
}

/** A title in both languages, of which the Arabic one has to be there. */
export function TitleFields({ labels, maxLength, titles, field, onChange }: TitleFieldsProps) {
  return (
    <>
      <TextField
        {...field('titleAr')}
        label={labels.titleAr}
        required
        maxLength={maxLength}
        value={titles.titleAr}
        onChange={(event) => onChange({ titleAr: event.currentTarget.value })}
      />
      <TextField
        {...field('titleEn')}
        label={labels.titleEn}
        maxLength={maxLength}
        value={titles.titleEn ?? ''}
        onChange={(event) => onChange({ titleEn: event.currentTarget.value })}
      />
    </>
  );
}
