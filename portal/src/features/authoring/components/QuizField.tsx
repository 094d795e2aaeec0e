import type { Question } from '@masar/domain';
import { PlusIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { quizMessages } from '../messages/quiz.messages';
import { moveItem, replaceItem, withoutItem } from '../model/move-item';
import { withNewQuestion } from '../model/quiz-form';
import { QuestionField } from './QuestionField';

interface QuizFieldProps {
  questions: Question[];
  onChange: (questions: Question[]) => void;
  /** Says what each question lacks, once the author has tried to save. */
  showsProblems: boolean;
}

/** The questions of a lesson's quiz. */
export function QuizField({ questions, onChange, showsProblems }: QuizFieldProps) {
  const text = useMessages(quizMessages);
  return (
    <div className={shell.stack16}>
      {questions.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          index={index}
          count={questions.length}
          showsProblems={showsProblems}
          onChange={(changed) => onChange(replaceItem(questions, index, changed))}
          onMove={(to) => onChange(moveItem(questions, index, to))}
          onRemove={() => onChange(withoutItem(questions, index))}
        />
      ))}
      <div>
        <Button variant="outlined" onClick={() => onChange(withNewQuestion(questions))}>
          <PlusIcon size={18} />
          {text.add}
        </Button>
      </div>
    </div>
  );
}
