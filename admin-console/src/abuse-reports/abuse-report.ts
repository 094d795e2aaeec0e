import type { components } from '@masar/contracts';
import { reportStatuses } from '@masar/domain';
import type { Tone } from '@masar/ui';

export type AbuseReport = components['schemas']['AbuseReportResponse'];
export type ReportStatus = AbuseReport['status'];
export const abuseReportStatuses: readonly ReportStatus[] = reportStatuses;

export const toneOf: Record<ReportStatus, Tone> = { open: 'yellow', upheld: 'red', dismissed: 'neutral' };
