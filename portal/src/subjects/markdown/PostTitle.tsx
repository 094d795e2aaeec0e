import { InlineCode } from './InlineCode';

/** What somebody wrote between backticks, as in the text below it. */
const codeInTitle = /`([^`]+)`/;

/** The title of a discussion, with the code in it as code. */
export function PostTitle({ children }: { children: string }) {
  return children
    .split(codeInTitle)
    .map((piece, place) => (place % 2 === 1 ? <InlineCode key={place}>{piece}</InlineCode> : piece));
}
