import type { AnswerOf, AskedPart, QuestionKind } from '@masar/domain';
import type { ReactNode } from 'react';
import type { AskedQuestion } from '../asked-question';

export interface InputProps<Kind extends QuestionKind> {
  question: AskedQuestion;
  /** Undefined while nothing is answered. */
  answer: AnswerOf<Kind> | undefined;
  onAnswer: (answer: AnswerOf<Kind>) => void;
  /** How a text with Markdown is drawn. */
  show: (text: string) => ReactNode;
  /** A finger or a mouse means it at once, where one option is all; arrow keys pass over options, and do not. */
  onPick?: ((answer: AnswerOf<Kind>) => void) | undefined;
  /** The right options, once it is judged. */
  rightIds?: readonly string[] | undefined;
}

interface Words {
  of: (part: AskedPart) => string;
  /** The words of the part with this id. */
  named: (parts: readonly AskedPart[], id: string | undefined) => string;
  number: (value: number) => string;
  /** Percent of a picture's width from the left, and of its height from the top. */
  place: (x: number, y: number) => string;
  isTrue: string;
  isFalse: string;
}

/** All that answering a kind of question takes (QB-1). */
export interface AnsweringKind<Kind extends QuestionKind> {
  /** By touch, keys and screen reader alike. */
  Input(props: InputProps<Kind>): ReactNode;
  /** An answer in words, a line for each of its parts; for after it was judged. */
  words(question: AskedQuestion, answer: AnswerOf<Kind>, words: Words): string[];
  /** Whether something is answered; a half-filled text counts, for its parts are judged one by one. */
  isGiven(answer: AnswerOf<Kind>): boolean;
  /** What is typed is not sent letter by letter. */
  isTyped: boolean;
}
