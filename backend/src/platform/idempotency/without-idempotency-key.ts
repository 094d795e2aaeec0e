import { SetMetadata } from '@nestjs/common';

export const WITHOUT_IDEMPOTENCY_KEY = 'masar:without-idempotency-key';

/**
 * Opening or ending a session: its effect is the cookie, which a replayed answer could not bring. And what hashes a
 * password, which no transaction should wait for (AUTH-10).
 */
export const WithoutIdempotencyKey = () => SetMetadata(WITHOUT_IDEMPOTENCY_KEY, true);
