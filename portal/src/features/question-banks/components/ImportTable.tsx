import type { LossReason } from '@masar/domain';
import { isolated } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { useQuestionNames } from '../messages/question-names';
import type { ImportTrial } from '../question-banks.queries';
import styles from './Banks.module.css';

/** What these are about is a name that an author can look for: a file, a word, a number. */
const named: readonly LossReason[] = [
  'other-file',
  'picture',
  'order',
  'unit',
  'points',
  'other-points',
  'cut',
  'several-weights',
  'symbol-font',
  'long-passage',
  'wildcard',
];
const mostNames = 3;

/** Each kind of loss once, with what it is about. */
function lostOf(losses: ImportTrial['questions'][number]['losses'], words: Record<LossReason, string>): string[] {
  return [...new Set(losses.map(({ reason }) => reason))].map((reason) => {
    const details = losses.filter((loss) => loss.reason === reason && loss.detail !== '').map(({ detail }) => detail);
    if (!named.includes(reason) || details.length === 0) return words[reason];
    const shown = [...new Set(details)].slice(0, mostNames).map((detail) => isolated(detail.slice(0, 60)));
    return `${words[reason]}: ${[...shown, ...(details.length > mostNames ? ['…'] : [])].join(' · ')}`;
  });
}

/** What becomes of each question of a file, those that are left out first. */
export function ImportTable({ trial }: { trial: ImportTrial }) {
  const text = useMessages(questionBanksMessages);
  const names = useQuestionNames();
  const { digits, format } = useLocale();
  return (
    <>
      {trial.skipped.length > 0 && (
        <div className={styles.table}>
          <Table size="small">
            <caption>{text.leftOut}</caption>
            <TableHead>
              <TableRow>
                <TableCell component="th" scope="col">
                  {text.place}
                </TableCell>
                <TableCell component="th" scope="col">
                  {text.reason}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {trial.skipped.map(({ place, reason, detail }, at) => (
                <TableRow key={`${place} ${at}`}>
                  <TableCell>
                    <Isolated>{place}</Isolated>
                  </TableCell>
                  <TableCell>
                    {names.skipped[reason]}
                    {detail && (
                      <>
                        {': '}
                        <Isolated>{detail}</Isolated>
                      </>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
      {trial.questions.length > 0 && (
        <div className={styles.table}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell component="th" scope="col">
                  {text.place}
                </TableCell>
                <TableCell component="th" scope="col">
                  {text.question}
                </TableCell>
                <TableCell component="th" scope="col">
                  {text.becomes}
                </TableCell>
                <TableCell component="th" scope="col">
                  {text.remarks}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {trial.questions.map(({ place, prompt, kind, pictures, losses, warnings }, at) => (
                <TableRow key={`${place} ${at}`}>
                  <TableCell>
                    <Isolated>{place}</Isolated>
                  </TableCell>
                  <TableCell>
                    <Isolated>{prompt}</Isolated>
                  </TableCell>
                  <TableCell>
                    {names.kinds[kind]}
                    {pictures > 0 && ` · ${text.withPictures(pictures, digits)}`}
                  </TableCell>
                  <TableCell>
                    {losses.length > 0 && <p>{text.notKept(format.list(lostOf(losses, names.losses)))}</p>}
                    {warnings.length > 0 && <p>{format.list(warnings.map((warning) => names.warnings[warning]))}</p>}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </>
  );
}
