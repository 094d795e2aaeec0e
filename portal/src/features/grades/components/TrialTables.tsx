import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { ReadFile } from '../grades.queries';
import { gradeExchangeMessages } from '../messages/grade-exchange.messages';
import { useGradeFigures } from '../model/useGradeFigures';
import styles from './TrialTables.module.css';

/** How a file says that an item does not count for somebody. */
const excusedSign = 'EX';

/** What becomes of each cell of a file, what is not taken first (GRD-1). */
export function TrialTables({ read }: { read: ReadFile }) {
  const text = useMessages(gradeExchangeMessages);
  const { language, digits, format } = useLocale();
  const { number } = useGradeFigures();
  const shown = (value: string | null) => {
    if (value === null) return text.nothing;
    return value.toUpperCase() === excusedSign ? text.excused : <bdi dir="ltr">{number(value)}</bdi>;
  };
  return (
    <>
      {read.refused.length > 0 && (
        <Frame title={text.refused(read.refusedCount, digits)} isCut={read.refusedCount > read.refused.length}>
          <Heads titles={[text.row, text.value, text.why]} />
          <TableBody>
            {read.refused.map((refusal, at) => (
              <TableRow key={`${refusal.row} ${at}`}>
                <TableCell>{format.number(refusal.row)}</TableCell>
                <TableCell>
                  <Isolated>{refusal.value}</Isolated>
                </TableCell>
                <TableCell>{pickLocalized(refusal, 'message', language)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Frame>
      )}
      {read.changes.length > 0 && (
        <Frame title={text.changes} isCut={read.changed > read.changes.length}>
          <Heads titles={[text.row, text.learner, text.item, text.before, text.after]} />
          <TableBody>
            {read.changes.map((change, at) => (
              <TableRow key={`${change.row} ${at}`}>
                <TableCell>{format.number(change.row)}</TableCell>
                <TableCell>
                  <Isolated>{change.userName ?? text.someone}</Isolated>
                </TableCell>
                <TableCell>
                  <Isolated>{pickLocalized(change, 'itemTitle', language)}</Isolated>
                </TableCell>
                <TableCell>{shown(change.before)}</TableCell>
                <TableCell>{shown(change.after)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Frame>
      )}
    </>
  );
}

function Frame({ title, isCut, children }: { title: string; isCut: boolean; children: ReactNode }) {
  const text = useMessages(gradeExchangeMessages);
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.frame} tabIndex={0} role="group" aria-label={title}>
        <Table size="small">{children}</Table>
      </div>
      {isCut && <p>{text.more}</p>}
    </section>
  );
}

function Heads({ titles }: { titles: readonly string[] }) {
  return (
    <TableHead>
      <TableRow>
        {titles.map((title) => (
          <TableCell key={title} component="th" scope="col">
            {title}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
