import { defineError } from '#platform/errors/app-error';

export class ExportTooLarge extends defineError('admin.export_too_large', 422) {}
/** The link belongs to another mailbox, or to none. */
export class ProofInvalid extends defineError('admin.proof_invalid', 422) {}
export class RecordNotFound extends defineError('admin.record_not_found', 404) {}
/** Carries the record as it is now as `current`, so that the console can show both. */
export class ChangedMeanwhile extends defineError('admin.changed_meanwhile', 412) {}
