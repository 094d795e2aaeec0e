import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const calls = new AsyncLocalStorage<string>();

/**
 * Lets every log line of a call carry its id. Stands behind the middleware that waits for the sessions' connections,
 * whose callbacks would bring the id of whichever call opened them.
 */
export function rememberRequestId(request: Request, _response: Response, next: NextFunction): void {
  asRequest(request, next);
}

/** The same for what is done here. */
export const asRequest = (request: Request, work: () => unknown): unknown => calls.run(String(request.id), work);

export const currentRequestId = (): string | undefined => calls.getStore();
