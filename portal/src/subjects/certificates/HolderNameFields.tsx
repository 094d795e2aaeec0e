import { TextField } from '#shared/forms/TextField';
import { usePrintedRule } from '#shared/forms/usePrintedRule';

interface Names {
  ar: string;
  en: string;
}

interface HolderNameFieldsProps {
  names: Names;
  onChange: (names: Names) => void;
  labels: { nameAr: string; nameEn: string };
  /** Letters of each. */
  maximum: number;
}

/** A holder's name in both scripts, as certificates carry it (CRT-12). */
export function HolderNameFields({ names, onChange, labels, maximum }: HolderNameFieldsProps) {
  const printed = usePrintedRule();
  return (
    <>
      <TextField
        label={labels.nameAr}
        dir="rtl"
        lang="ar"
        required
        maxLength={maximum}
        value={names.ar}
        error={printed(names.ar)}
        onChange={(event) => onChange({ ...names, ar: event.currentTarget.value })}
      />
      <TextField
        label={labels.nameEn}
        dir="ltr"
        lang="en"
        required
        maxLength={maximum}
        value={names.en}
        error={printed(names.en)}
        onChange={(event) => onChange({ ...names, en: event.currentTarget.value })}
      />
    </>
  );
}
