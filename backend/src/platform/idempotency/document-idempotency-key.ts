import type { OpenAPIObject } from '@nestjs/swagger';

/** Routes whose effect is on the caller's own session, whose whole answer is a secret, or that hash a password, take no key. */
const withoutKey = [
  '/api/auth/confirm/passkey-options',
  '/api/auth/demo-login',
  '/api/auth/first-visit',
  '/api/auth/invitation',
  '/api/auth/login',
  '/api/auth/logout',
  '/api/auth/passkey-login',
  '/api/auth/passkey-login/options',
  '/api/auth/register',
  '/api/auth/reset-password',
  '/api/auth/second-factor/authenticator',
  '/api/auth/second-step',
  '/api/auth/second-step/options',
  '/api/auth/sign-in-pass/follow',
];

/** Names the header at every POST, and at the one PUT that devices send late (API-1, REL-3). */
export function documentIdempotencyKey(document: OpenAPIObject): OpenAPIObject {
  for (const [path, operations] of Object.entries(document.paths)) {
    if (withoutKey.includes(path)) continue;
    const taking = [operations.post, path === '/api/lessons/{id}/progress' ? operations.put : undefined];
    for (const operation of taking) {
      operation?.parameters?.push({ $ref: '#/components/parameters/IdempotencyKey' });
    }
  }
  document.components = {
    ...document.components,
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description:
          'Names this write. Sent again within a day with the same body it has no second effect and gets the same answer, marked by `Idempotency-Replayed: true`; with another body it gets 422. A write that failed was undone together with its key. Without a session the key counts only with the same body from the same network address.',
        schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
      },
    },
  };
  return document;
}
