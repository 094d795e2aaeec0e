import type { ErrorCode, Language } from '@masar/i18n';
import { cleanMarkdown, withoutFrontMatter } from './markdown/clean-markdown.js';
import { RefusedText } from './markdown/refused-text.js';

type Refuse = (reason: Extract<ErrorCode, `bundle.${string}`>, params: Record<string, number>) => never;

/** The cleaned text of a lesson's file; what cannot be cleaned within bounds is refused by its line of the file (SEC-14). */
export function cleanedLesson(file: string, language: Language, source: string | null, refuse: Refuse): string {
  const text = withoutFrontMatter(file);
  try {
    return cleanMarkdown(text, language, source);
  } catch (error) {
    if (!(error instanceof RefusedText)) throw error;
    const { line, ...params } = error.params;
    const linesBefore = file.slice(0, file.length - text.length).split('\n').length - 1;
    return refuse(error.reason, line === undefined ? params : { ...params, line: line + linesBefore });
  }
}
