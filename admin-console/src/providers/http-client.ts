import { fetchUtils, HttpError } from 'react-admin';
import { ApiError } from '@masar/contracts';
import { currentLanguage } from '../messages/language-choice';

/** fetch with the session cookie and the language; failures carry the server's own sentence (API-3). */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', currentLanguage());
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'include' });
  } catch (failure) {
    throw failure instanceof HttpError ? readable(failure) : failure;
  }
}

/** react-admin shows `message` as a notice and `body.errors` beside the fields of a form. */
function readable(failure: HttpError): HttpError {
  const problem = new ApiError(failure.status, failure.message, JSON.stringify(failure.body ?? ''));
  const errors = Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
  return new HttpError(problem.detail || failure.message, failure.status, { ...failure.body, errors });
}
