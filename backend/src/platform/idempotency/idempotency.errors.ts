import { defineError } from '#platform/errors/app-error';

export class InvalidIdempotencyKey extends defineError('platform.invalid_idempotency_key', 400) {}
export class IdempotencyKeyReused extends defineError('platform.idempotency_key_reused', 422) {}
export class IdempotencyKeyInUse extends defineError('platform.idempotency_key_in_use', 409) {}
