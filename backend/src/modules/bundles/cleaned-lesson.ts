import type { DataLanguage, ErrorCode } from '@masar/i18n';
import { cleanMarkdown, withoutFrontMatter } from './markdown/clean-markdown.js';
import { RefusedText } from './markdown/refused-text.js';
import type { Surroundings } from './markdown/surroundings.js';

type Refuse = (reason: Extract<ErrorCode, `bundle.${string}`>, params: Record<string, number>) => never;

interface LessonFile {
  text: string;
  language: DataLanguage;
  /** What course.json says of where the course came from. */
  source: string | null;
  surroundings: Surroundings;
}

/**
 * The cleaned text of a lesson's file; remarks name lines of the file, and what cannot be cleaned within bounds is
 * refused by its line (SEC-14).
 */
export function cleanedLesson({ text: file, language, source, surroundings }: LessonFile, refuse: Refuse): string {
  const text = withoutFrontMatter(file);
  const linesBefore = file.slice(0, file.length - text.length).split('\n').length - 1;
  try {
    return cleanMarkdown(text, language, source, {
      ...surroundings,
      remark: (kind, line, detail) => surroundings.remark(kind, line + linesBefore, detail),
    });
  } catch (error) {
    if (!(error instanceof RefusedText)) throw error;
    const { line, ...params } = error.params;
    return refuse(error.reason, line === undefined ? params : { ...params, line: line + linesBefore });
  }
}
