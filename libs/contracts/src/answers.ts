import type { paths } from './api.gen.ts';

type JsonOf<R> = R extends { content: infer C } ? C[keyof C] : never;

/** The JSON body that a call answers with on success: `Answer<'/api/auth/user', 'get'>`. */
export type Answer<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends { responses: infer R }
  ? JsonOf<R[keyof R & (200 | 201 | 202)]>
  : never;

/** The JSON body that a call takes: `Payload<'/api/profile', 'patch'>`. */
export type Payload<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends {
  requestBody?: infer B;
}
  ? JsonOf<NonNullable<B>>
  : never;

export type AuthConfig = Answer<'/api/auth/config', 'get'>;
export type CurrentUser = Answer<'/api/auth/user', 'get'>;
export type UserSession = Answer<'/api/auth/sessions', 'get'>[number];
export type Notification = Answer<'/api/notifications', 'get'>[number];
