export interface TextPart {
  text: string;
  isCode: boolean;
}

/** Parts of a question's text; what stands between backticks is code. */
export const codeParts = (text: string): TextPart[] =>
  text
    .split('`')
    .map((part, place) => ({ text: part, isCode: place % 2 === 1 }))
    .filter((part) => part.text !== '');
