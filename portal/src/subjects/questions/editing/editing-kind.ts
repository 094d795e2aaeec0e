import type { QuestionKind, QuestionOf } from '@masar/domain';
import type { ReactNode } from 'react';

export interface KeyFieldsProps<Kind extends QuestionKind> {
  /** Where pictures are kept; left out where there is no bank, nor a kind that needs it. */
  bankId?: string | undefined;
  question: QuestionOf<Kind>;
  onChange: (question: QuestionOf<Kind>) => void;
}

/** All that writing a kind of question takes (QB-1). */
export interface EditingKind<Kind extends QuestionKind> {
  /** What is its own before anything is written, with as many parts as keep it from being guessed. */
  blank(): Omit<QuestionOf<Kind>, 'id' | 'kind' | 'prompt' | 'points'>;
  /** What is right, in the form of the kind. */
  KeyFields(props: KeyFieldsProps<Kind>): ReactNode;
}
