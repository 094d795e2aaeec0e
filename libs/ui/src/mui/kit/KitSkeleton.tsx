import Skeleton from '@mui/material/Skeleton';
import type { SkeletonProps } from '../../states/Skeleton.tsx';

export const KitSkeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <Skeleton component="span" variant="rounded" width={width} height={height} aria-hidden="true" />
);
