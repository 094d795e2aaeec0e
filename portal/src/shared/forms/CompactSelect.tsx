import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

interface CompactSelectProps<T extends string> {
  /** Says what is chosen to screen readers; the options speak for themselves. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice without a visible label, for filter bars; the list is the telephone's own, made for its thumb. */
export function CompactSelect<T extends string>({ label, options, value, onChange }: CompactSelectProps<T>) {
  const choose = (chosen: string) => {
    const option = options.find((known) => known.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <NativeSelect
      variant="outlined"
      input={<OutlinedInput />}
      value={value}
      onChange={(event) => choose(event.target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{ minInlineSize: 0, inlineSize: '100%' }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
