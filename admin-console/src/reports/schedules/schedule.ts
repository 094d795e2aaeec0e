import type { components } from '@masar/contracts';

export type ReportSchedule = components['schemas']['ReportScheduleResponse'];
