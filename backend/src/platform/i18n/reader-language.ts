import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@masar/i18n';
import type { NextFunction, Request, Response } from 'express';
import { languageOf } from './request-language.js';

const readers = new AsyncLocalStorage<Language>();

/** Lets whatever answers a call know in which language it is read; its answer depends on that from now on (READ-4). */
export function rememberReader(request: Request, response: Response, next: NextFunction): void {
  response.vary('Accept-Language');
  asReaderOf(request, next);
}

/** The same for what is done here. */
export const asReaderOf = (request: Request, work: () => unknown): unknown => readers.run(languageOf(request), work);

/** The language of whoever reads the answer; undefined in tasks and listeners, which write for readers of both. */
export const readerLanguage = (): Language | undefined => readers.getStore();
