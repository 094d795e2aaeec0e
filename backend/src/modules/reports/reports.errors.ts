import { defineError } from '#platform/errors/app-error';

export class ReportNotFound extends defineError('reports.not_found', 404) {}
export class ReportNotReady extends defineError('reports.not_ready', 409) {}
export class ReportNotFailed extends defineError('reports.not_failed', 409) {}
export class ReportScheduleNotFound extends defineError('reports.schedule_not_found', 404) {}
export class RecipientNotAdmin extends defineError('reports.recipient_not_admin', 409) {}
