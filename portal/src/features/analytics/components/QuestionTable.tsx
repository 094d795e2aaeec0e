import { pickLocalized } from '@masar/i18n';
import { Badge, Isolated, useLocale, useMessages } from '@masar/ui';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { reportMessages } from '../messages/report.messages';
import type { QuestionFigures } from '../teaching.queries';
import styles from './QuestionTable.module.css';

/** How each quiz question does; those worth a look are named as such. */
export function QuestionTable({ questions }: { questions: readonly QuestionFigures[] }) {
  const text = useMessages(reportMessages);
  if (questions.length === 0) {
    return (
      <Panel title={text.questions}>
        <PanelNote>{text.noQuestions}</PanelNote>
      </Panel>
    );
  }
  return (
    <Panel title={text.questions}>
      <PanelNote>{text.questionsHint}</PanelNote>
      {/* Reached by the keyboard, so that a wide table can be scrolled with it. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={text.questionTable}>
        <Table className={styles.table}>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{text.question}</TableCell>
              <TableCell scope="col">{text.answers}</TableCell>
              <TableCell scope="col">{text.right}</TableCell>
              <TableCell scope="col">{text.discrimination}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {questions.map((question) => (
              <QuestionRow key={`${question.lessonId} ${question.questionId}`} question={question} />
            ))}
          </TableBody>
        </Table>
      </div>
    </Panel>
  );
}

function QuestionRow({ question }: { question: QuestionFigures }) {
  const text = useMessages(reportMessages);
  const { language, format } = useLocale();
  const { answers, rightAnswers, discrimination, sign } = question;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <span className={styles.prompt}>
          <Isolated>{pickLocalized(question, 'prompt', language)}</Isolated>
        </span>
        <span className={styles.lesson}>
          <Isolated>{pickLocalized(question, 'lessonTitle', language)}</Isolated>
          {sign && <Badge tone={sign === 'misleading' ? 'red' : 'yellow'}>{text.sign(sign)}</Badge>}
        </span>
      </TableCell>
      <TableCell>{format.number(answers)}</TableCell>
      <TableCell>{answers > 0 ? format.percent((rightAnswers / answers) * 100) : '–'}</TableCell>
      <TableCell>
        {discrimination === null ? (
          <span className={styles.lesson}>{text.tooFew}</span>
        ) : (
          <bdi dir="ltr">{format.number(discrimination, { minimumFractionDigits: 2 })}</bdi>
        )}
      </TableCell>
    </TableRow>
  );
}
