import { Markdown } from '#subjects/markdown/Markdown';
import { QuizText } from './QuizText';

/** What only Markdown draws: several lines, pictures, strong words. */
const needsMarkdown = /\n|!\[|\*\*/;

/** A text of a question; one plain line stays within its legend or label. */
export function QuestionText({ children }: { children: string }) {
  return needsMarkdown.test(children) ? <Markdown>{children}</Markdown> : <QuizText>{children}</QuizText>;
}
