import { type CalculatedQuestion, calculatedResult, drawValues } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import styles from './Editing.module.css';
import { questionPicturesMessages } from './question-pictures.messages';

const samples = 5;

/** What some papers would ask, and what is right on each; drawn as papers draw (QB-2). */
export function DrawnSamples({ question }: { question: CalculatedQuestion }) {
  const text = useMessages(questionPicturesMessages);
  const { format } = useLocale();
  const [first, setFirst] = useState(1);
  const title = useId();
  const drawn = Array.from({ length: samples }, (_, at) => drawValues(question, first + at));
  return (
    <section className={shell.stack14} aria-labelledby={title}>
      <h3 id={title}>{text.samples}</h3>
      <div className={styles.table}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {question.parameters.map(({ name }, at) => (
                <TableCell component="th" key={at} scope="col" dir="ltr">
                  {name}
                </TableCell>
              ))}
              <TableCell component="th" scope="col">
                {text.result}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {drawn.map((values, row) => {
              const result = calculatedResult(question, values);
              return (
                <TableRow key={row}>
                  {question.parameters.map(({ name }, at) => (
                    <TableCell key={at}>{format.number(values[name] ?? 0)}</TableCell>
                  ))}
                  <TableCell>
                    {result === undefined ? text.noResult : `${format.number(result)} ${question.unit}`}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </div>
      <div>
        <Button variant="text" color="inherit" onClick={() => setFirst(first + samples)}>
          {text.another}
        </Button>
      </div>
    </section>
  );
}
