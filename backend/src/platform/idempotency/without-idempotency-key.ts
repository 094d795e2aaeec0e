import { SetMetadata } from '@nestjs/common';

export const WITHOUT_IDEMPOTENCY_KEY = 'masar:without-idempotency-key';

/**
 * Opening or ending a session: its effect is the cookie, which a replayed answer could not bring. An answer that is a
 * secret throughout, which must not be kept (SEC-4): asked again, there is a new one. And what hashes a password, which
 * no transaction should wait for (AUTH-10).
 */
export const WithoutIdempotencyKey = () => SetMetadata(WITHOUT_IDEMPOTENCY_KEY, true);
