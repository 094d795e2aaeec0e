import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { ChipGroupProps } from '../../controls/ChipGroup.tsx';

export const KitChipGroup = ({ label, options, value, onChange }: ChipGroupProps) => (
  <Stack direction="row" role="group" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1 }}>
    {options.map((option) => (
      <Chip
        key={option.value}
        component="button"
        type="button"
        variant="outlined"
        label={option.label}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      />
    ))}
  </Stack>
);
