import type { components } from '@masar/contracts';

export type Certificate = components['schemas']['CertificateRecord'];

export const certificateStatuses = [
  'pending',
  'verified',
  'revoked',
  'superseded',
] as const satisfies readonly Certificate['status'][];
