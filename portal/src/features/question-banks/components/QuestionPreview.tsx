import { drawnValues, gradeAnswer, type Question, type QuestionAnswer } from '@masar/domain';
import { pickLocalized, textDirection, textIn } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Markdown } from '#subjects/markdown/Markdown';
import { AnswerInput } from '#subjects/questions/AnswerInput';
import { askedOf } from '#subjects/questions/asked-question';
import { withGapMarks } from '#subjects/questions/gap-marks';
import { questionEditorMessages } from '../messages/question-editor.messages';
import styles from './Banks.module.css';

/** The question as learners will meet it; it is judged by the rules by which theirs is (QB-2). */
export function QuestionPreview({ question }: { question: Question }) {
  const text = useMessages(questionEditorMessages);
  const { language, format } = useLocale();
  const [answer, setAnswer] = useState<QuestionAnswer | undefined>();
  const [isChecked, setIsChecked] = useState(false);
  const asked = askedOf(question);
  const prompt = pickLocalized(asked, 'prompt', language);
  const shown = withGapMarks(prompt, asked.gaps, format.number);
  const { points, of } = gradeAnswer(question, answer, drawnValues(question, 1));
  const explanation = question.explanation && textIn(question.explanation, language);
  return (
    <Card component="section" className={`${shell.stack14} ${styles.section}`} aria-labelledby="question-preview">
      <h2 id="question-preview">{text.preview}</h2>
      <div dir={textDirection(prompt)}>
        <Markdown from="question">{shown}</Markdown>
      </div>
      <AnswerInput
        question={asked}
        show={(words) => <Markdown from="question">{words}</Markdown>}
        answer={answer}
        onAnswer={(given) => {
          setAnswer(given);
          setIsChecked(false);
        }}
      />
      <div className={`${shell.line} ${styles.actions}`}>
        <Button variant="outlined" onClick={() => setIsChecked(true)}>
          {text.check}
        </Button>
        <p role="status">{isChecked && text.earned(format.number(points), format.number(of))}</p>
      </div>
      {isChecked && explanation && <Markdown from="question">{explanation}</Markdown>}
    </Card>
  );
}
