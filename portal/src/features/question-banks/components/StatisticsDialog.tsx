import { pickLocalized, textDirection } from '@masar/i18n';
import { EmptyState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Dialog } from '#shared/dialog/Dialog';
import { ListStates } from '#shared/list/ListStates';
import { paths } from '#shared/navigation/paths';
import { rowsOf } from '#shared/query/list-page';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { questionBankQueries } from '../question-banks.queries';
import styles from './Banks.module.css';
import { ItemFigures } from './ItemFigures';

interface StatisticsDialogProps {
  bankId: string;
  /** Each question leads to its editor. */
  mayEdit: boolean;
  onClose: () => void;
}

/** What answers say of each question of a bank, first what an author should look at (QB-4). */
export function StatisticsDialog({ bankId, mayEdit, onClose }: StatisticsDialogProps) {
  const text = useMessages(questionBanksMessages);
  const { language } = useLocale();
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
        <ul role="list" className={shell.stack12}>
          {rows.map((row) => {
            const prompt = pickLocalized(row, 'prompt', language);
            return (
              <li key={row.id} className={styles.told}>
                <h3 className={styles.name} dir={textDirection(prompt)}>
                  {mayEdit ? <Link to={paths.bankQuestion.href(bankId, row.id)}>{prompt}</Link> : prompt}
                </h3>
                <ItemFigures item={row} />
              </li>
            );
          })}
        </ul>
      </ListStates>
    </Dialog>
  );
}
