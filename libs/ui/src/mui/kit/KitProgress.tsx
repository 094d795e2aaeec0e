import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import { percentOf, type ProgressBarProps } from '../../figures/ProgressBar.tsx';
import { useLocale } from '../../locale/LocaleProvider.tsx';

export function KitProgressBar({ percent, label }: ProgressBarProps) {
  const { format } = useLocale();
  const value = percentOf(percent);
  return (
    <LinearProgress
      variant="determinate"
      value={value}
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuetext={format.percent(value)}
    />
  );
}

export const KitSpinner = ({ size }: { size: number }) => (
  <CircularProgress size={size} color="inherit" aria-hidden="true" />
);
