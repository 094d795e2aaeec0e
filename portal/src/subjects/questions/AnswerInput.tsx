import type { QuestionAnswer } from '@masar/domain';
import { useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import type { AskedQuestion } from './asked-question';
import { ChoiceInput } from './ChoiceInput';
import { GapsInput } from './GapsInput';
import { HotspotInput } from './HotspotInput';
import { MatchingInput } from './MatchingInput';
import { NumberAnswerInput } from './NumberAnswerInput';
import { OrderingInput } from './OrderingInput';
import { questionMessages } from './questions.messages';
import { ShortTextInput } from './ShortTextInput';

export interface AnswerInputProps {
  question: AskedQuestion;
  /** Undefined while nothing is answered. */
  answer: QuestionAnswer | undefined;
  onAnswer: (answer: QuestionAnswer) => void;
  /** How a text with Markdown is drawn. */
  show: (text: string) => ReactNode;
}

/** What a question of any kind is answered with, by touch, keys and screen reader alike (QB-1). */
export function AnswerInput({ question, answer, onAnswer, show }: AnswerInputProps) {
  const text = useMessages(questionMessages);
  switch (question.kind) {
    case 'single':
      return (
        <ChoiceInput
          isSingle
          options={question.options}
          chosen={answer?.kind === 'single' ? [answer.optionId] : []}
          show={show}
          onChoose={([optionId = '']) => onAnswer({ kind: 'single', optionId })}
        />
      );
    case 'multiple':
      return (
        <ChoiceInput
          options={question.options}
          chosen={answer?.kind === 'multiple' ? answer.optionIds : []}
          show={show}
          onChoose={(optionIds) => onAnswer({ kind: 'multiple', optionIds })}
        />
      );
    case 'true-false':
      return (
        <ChoiceInput
          isSingle
          options={[
            { id: 'true', ar: text.isTrue, en: text.isTrue },
            { id: 'false', ar: text.isFalse, en: text.isFalse },
          ]}
          chosen={answer?.kind === 'true-false' ? [String(answer.isTrue)] : []}
          show={show}
          onChoose={([id]) => onAnswer({ kind: 'true-false', isTrue: id === 'true' })}
        />
      );
    case 'short-text':
      return (
        <ShortTextInput
          value={answer?.kind === 'short-text' ? answer.text : ''}
          onChange={(typed) => onAnswer({ kind: 'short-text', text: typed })}
        />
      );
    case 'number':
    case 'calculated': {
      const { kind } = question;
      return (
        <NumberAnswerInput
          unit={question.unit}
          value={answer?.kind === kind ? answer.text : ''}
          onChange={(typed) => onAnswer({ kind, text: typed })}
        />
      );
    }
    case 'matching':
      return (
        <MatchingInput
          question={question}
          pairs={answer?.kind === 'matching' ? answer.pairs : {}}
          onChange={(pairs) => onAnswer({ kind: 'matching', pairs })}
        />
      );
    case 'ordering':
      return (
        <OrderingInput
          items={question.items}
          order={answer?.kind === 'ordering' ? answer.itemIds : undefined}
          show={show}
          onOrder={(itemIds) => onAnswer({ kind: 'ordering', itemIds })}
        />
      );
    case 'cloze':
      return (
        <GapsInput
          gaps={question.gaps}
          values={answer?.kind === 'cloze' ? answer.gaps : {}}
          onChange={(gaps) => onAnswer({ kind: 'cloze', gaps })}
        />
      );
    case 'hotspot':
      return (
        <HotspotInput
          question={question}
          place={answer?.kind === 'hotspot' ? answer : undefined}
          onPlace={(place) => onAnswer({ kind: 'hotspot', ...place })}
        />
      );
  }
}
