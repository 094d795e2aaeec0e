import type { IncomingMessage } from 'node:http';
import { type Language, isLanguage, negotiateLanguage } from '@masar/i18n';

/** The reader's language: `?language=` where given, else Accept-Language, else Arabic (API-3, READ-4). */
export function languageOf(request: IncomingMessage & { query?: unknown }): Language {
  const asked = (request.query as { language?: unknown } | undefined)?.language;
  return isLanguage(asked) ? asked : negotiateLanguage(request.headers['accept-language']);
}
