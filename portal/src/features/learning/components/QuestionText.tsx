import { hasTex } from '@masar/domain';
import { Markdown } from '#subjects/markdown/Markdown';
import { QuizText } from './QuizText';

/** What only Markdown draws: several lines, pictures, strong words, escaped signs, signs by name, links, headings and lists. */
const needsMarkdown =
  /\n|!\[|\*\*|\\[!-/:-@[-`{-~]|&#?\w{1,32};|\]\(|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|^\s{0,3}(?:#{1,6}|>|[-+])\s/;

/** A text of a question; one plain line stays within its legend or label. */
export function QuestionText({ children }: { children: string }) {
  const isPlain = !needsMarkdown.test(children) && !hasTex(children);
  return isPlain ? <QuizText>{children}</QuizText> : <Markdown from="question">{children}</Markdown>;
}
