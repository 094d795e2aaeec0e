import { EmptyState, Isolated, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Dialog } from '#shared/dialog/Dialog';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { useQuestionNames } from '../messages/question-names';
import { questionBankQueries } from '../question-banks.queries';
import styles from './Banks.module.css';

/** What answers say of each question: how hard it is, how it discriminates, how long it takes (QB-4). */
export function StatisticsDialog({ bankId, onClose }: { bankId: string; onClose: () => void }) {
  const text = useMessages(questionBanksMessages);
  const names = useQuestionNames();
  const { format } = useLocale();
  const list = useInfiniteQuery(questionBankQueries.statistics(bankId));
  const rows = rowsOf(list.data);
  return (
    <Dialog size="wide" title={text.statistics} onClose={onClose}>
      <ListStates
        list={list}
        isEmpty={rows.length === 0}
        skeleton={<RowsSkeleton rows={4} />}
        empty={<EmptyState headingLevel={3} title={text.noneFound} />}
        failed={text.questionsFailed}
        headingLevel={3}
      >
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                {[text.question, text.tries, text.share, text.discrimination, text.median, text.flags].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <Isolated>{row.prompt}</Isolated>
                  </td>
                  <td>{row.tries === 0 ? text.noAnswers : format.number(row.tries)}</td>
                  <td>{row.shareCorrect !== null && format.percent(row.shareCorrect * 100)}</td>
                  <td>{row.discrimination !== null && format.number(Number(row.discrimination.toFixed(2)))}</td>
                  <td>{row.medianSeconds !== null && `${format.number(row.medianSeconds)} ${text.seconds}`}</td>
                  <td>{row.flags.map((flag) => names.flags[flag]).join('، ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </ListStates>
    </Dialog>
  );
}
