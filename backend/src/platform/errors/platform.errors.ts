import { defineError } from './app-error.js';

export class Unexpected extends defineError('platform.unexpected', 500) {}
export class InvalidInput extends defineError('platform.invalid_input', 400) {}
export class UnsafeText extends defineError('platform.unsafe_text', 400) {}
export class MalformedBody extends defineError('platform.malformed_body', 400) {}
export class BodyTooLarge extends defineError('platform.body_too_large', 413) {}
export class UnsupportedBody extends defineError('platform.unsupported_body', 415) {}
export class Unauthorized extends defineError('auth.unauthorized', 401) {}
export class Forbidden extends defineError('auth.forbidden', 403) {}
/** A personal access token that does not reach so far (API-4). */
export class SecondFactorRequired extends defineError('auth.second_factor_required', 403) {}
export class OutOfScope extends defineError('auth.out_of_scope', 403) {}
/** Who is signed in has to prove anew that it is really they (AUTH-12). */
export class ConfirmationRequired extends defineError('auth.confirmation_required', 403) {}
export class CrossSiteRequest extends defineError('platform.cross_site', 403) {}
export class RouteNotFound extends defineError('platform.not_found', 404) {}
export class UploadTooSlow extends defineError('platform.upload_too_slow', 408) {}
/** A call for one person in the session of another (PERF-5). */
export class AnotherPerson extends defineError('platform.another_person', 409) {}
export class Conflict extends defineError('platform.conflict', 409) {}
/** Paper that would have a hole in a name (CRT-3). */
export class TooManyRequests extends defineError('platform.too_many_requests', 429) {}
export class Unavailable extends defineError('platform.unavailable', 503) {}
/** The system gives no process for heavy work, or takes it away: nothing is wrong with what was sent (REL-11). */
export class WorkerUnavailable extends defineError('platform.worker_unavailable', 503) {}
export class StorageFull extends defineError('platform.storage_full', 507) {}
