import type { components } from '@masar/contracts';

export type Backup = components['schemas']['BackupResponse'];

export const isUnderway = ({ status }: Backup): boolean => status === 'waiting' || status === 'running';

/** Shown with one decimal; less than a tenth reads as one. */
export const megabytes = ({ sizeBytes }: Backup): number | null =>
  sizeBytes === null ? null : Math.max(0.1, sizeBytes / 1_000_000);
