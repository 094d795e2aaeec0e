import type { components } from '@masar/contracts';

export type AuditEntry = Omit<components['schemas']['AuditLogRecord'], 'before' | 'after'> & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};
