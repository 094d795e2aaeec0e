import Chip from '@mui/material/Chip';
import type { BadgeProps } from '../../badges/Badge.tsx';

export const KitBadge = ({ tone = 'neutral', dot = false, children }: BadgeProps) => (
  <Chip component="span" size="small" data-tone={tone} label={children} icon={dot ? <span /> : undefined} />
);
