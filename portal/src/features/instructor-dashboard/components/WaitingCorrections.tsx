import { RowsSkeleton, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { certificateCorrectionQueries } from '../certificate-corrections.queries';
import { certificateCorrectionsMessages } from '../messages/certificate-corrections.messages';
import styles from './CertificateReviews.module.css';
import { CorrectionRow } from './CorrectionRow';

/** Wishes for a corrected name that wait; nothing where there are none (CRT-12). */
export function WaitingCorrections() {
  const text = useMessages(certificateCorrectionsMessages);
  const list = useInfiniteQuery(certificateCorrectionQueries.list());
  const corrections = rowsOf(list.data);
  if (list.isPending || (list.data && corrections.length === 0)) return null;
  return (
    <section className={styles.reviews} aria-labelledby="certificate-corrections">
      <h2 id="certificate-corrections">{text.title}</h2>
      <ListStates
        list={list}
        isEmpty={false}
        skeleton={<RowsSkeleton rows={1} />}
        empty={null}
        failed={text.failed}
        headingLevel={3}
      >
        <ul role="list" className={styles.list}>
          {corrections.map((correction) => (
            <CorrectionRow key={correction.id} correction={correction} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
