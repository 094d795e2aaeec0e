import { ApiError, confirmationRequired } from '@masar/contracts';
import { fetchUtils, HttpError } from 'react-admin';
import { currentLanguage } from '../messages/language-choice';

/** fetch with the session cookie and the language; failures carry the server's own sentence (API-3). */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', currentLanguage());
  const send = () => fetchUtils.fetchJson(url, { ...options, headers, credentials: 'include' });
  try {
    return await send().catch(async (failure: unknown) => {
      // Who cancels gets the refusal, and the form stays as it was.
      if (!(await isConfirmedNow(failure))) throw failure;
      return send();
    });
  } catch (failure) {
    throw failure instanceof HttpError ? readable(failure) : failure;
  }
}

let asked: Promise<boolean> | undefined;

/** Where the server wants a confirmation first: asks for it, once for calls that are refused together (AUTH-12). */
async function isConfirmedNow(failure: unknown): Promise<boolean> {
  const { code, methods = [] } = (failure instanceof HttpError ? (failure.body ?? {}) : {}) as {
    code?: string;
    methods?: string[];
  };
  if (code !== confirmationRequired) return false;
  asked ??= import('./ask-to-confirm')
    .then(({ askToConfirm }) => askToConfirm(methods))
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

/** react-admin shows `message` as a notice and `body.errors` beside the fields of a form. */
function readable(failure: HttpError): HttpError {
  const problem = new ApiError(failure.status, failure.message, JSON.stringify(failure.body ?? ''));
  const errors = Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
  return new HttpError(problem.detail || failure.message, failure.status, { ...failure.body, errors });
}
