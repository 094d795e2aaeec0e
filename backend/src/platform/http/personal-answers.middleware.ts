import type { NextFunction, Request, Response } from 'express';

/**
 * Keeps what concerns a person out of every cache: all that the signed-in are answered, and what any write answers
 * (SEC-13). A route that answers the same to everybody says so itself.
 */
export function personalAnswers({ method, user, organization }: Request, response: Response, next: NextFunction): void {
  if (user || organization || !['GET', 'HEAD'].includes(method)) response.setHeader('Cache-Control', 'no-store');
  next();
}
