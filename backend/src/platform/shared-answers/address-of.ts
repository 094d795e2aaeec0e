import type { Request } from 'express';
import { furtherLanguageOf, languageOf } from '#platform/i18n/request-language';

const known = Symbol('address');

/** The address and the languages of the reader; what else a call says makes no difference to an answer that is kept. */
export const addressOf = (request: Request & { [known]?: string }): string =>
  (request[known] ??= `${languageOf(request)} ${furtherLanguageOf(request) ?? ''} ${request.originalUrl}`);
