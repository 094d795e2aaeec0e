import { defineError } from '#platform/errors/app-error';

export class ConfirmationMismatch extends defineError('privacy.confirmation_mismatch', 422) {}
export class HandleTaken extends defineError('privacy.handle_taken', 409) {}
export class PersonNotFound extends defineError('privacy.person_not_found', 404) {}
