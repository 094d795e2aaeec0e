import type { IncomingMessage } from 'node:http';
import {
  type ContentLanguage,
  type FurtherLanguage,
  isContentLanguage,
  isFurtherLanguage,
  isLanguage,
  type Language,
  negotiateContentLanguage,
  negotiateLanguage,
} from '@masar/i18n';

type AskingRequest = IncomingMessage & { query?: unknown };

const askedIn = (request: AskingRequest): unknown => (request.query as { language?: unknown } | undefined)?.language;

/** The reader's language: `?language=` where given, else Accept-Language, else Arabic (API-3, READ-4). */
export function languageOf(request: AskingRequest): Language {
  const asked = askedIn(request);
  return isLanguage(asked) ? asked : negotiateLanguage(request.headers['accept-language']);
}

/**
 * The further language in which the reader wants content, asked for in the same two ways; undefined for readers of
 * Arabic and English, for whom nothing has to be looked up (TRN-2).
 */
export function furtherLanguageOf(request: AskingRequest): FurtherLanguage | undefined {
  const asked = askedIn(request);
  const language: ContentLanguage = isContentLanguage(asked)
    ? asked
    : negotiateContentLanguage(request.headers['accept-language']);
  return isFurtherLanguage(language) ? language : undefined;
}
