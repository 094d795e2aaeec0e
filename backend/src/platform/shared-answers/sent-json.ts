import type { Response } from 'express';

/** The text of an answer, made here and not by the framework, so that it can be kept. */
export function sentJson(value: unknown, response: Response): string {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  return JSON.stringify(value);
}
