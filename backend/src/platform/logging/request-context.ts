import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const calls = new AsyncLocalStorage<Request>();

/**
 * Lets every log line of a call carry its id. Stands behind the middleware that waits for the sessions' connections,
 * whose callbacks would bring the id of whichever call opened them.
 */
export function rememberRequestId(request: Request, _response: Response, next: NextFunction): void {
  asRequest(request, next);
}

/** The same for what is done here. */
export const asRequest = (request: Request, work: () => unknown): unknown => calls.run(request, work);

/** The call that is being answered. */
export const currentRequest = (): Request | undefined => calls.getStore();

export function currentRequestId(): string | undefined {
  const request = calls.getStore();
  return request && String(request.id);
}
