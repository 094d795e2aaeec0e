import { textDirection } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Fold } from '#shared/fold/Fold';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { assignmentQueries, type SimilarWork } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import { markingMessages } from '../messages/marking.messages';
import { similarWorkMessages } from '../messages/similar-work.messages';
import styles from './Assignments.module.css';

/** Points at work of others with the same words, for the marker to look at; it judges nothing (ASG-2). */
export function SimilarWorks({ id }: { id: string }) {
  const text = useMessages(similarWorkMessages);
  const similar = useSignedInQuery(assignmentQueries.similar(id));
  const works = similar.data?.works ?? [];
  return (
    <section className={shell.stack12} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p role="status" className={styles.facts}>
        {similar.isError ? text.failed : !similar.data ? text.looking : works.length === 0 ? text.none : text.hint}
      </p>
      {similar.isError && (
        <div className={shell.row12}>
          <Button variant="outlined" size="small" onClick={() => void similar.refetch()}>
            {text.retry}
          </Button>
        </div>
      )}
      {works.map((work) => (
        <OneSimilar key={work.submissionId} work={work} />
      ))}
    </section>
  );
}

function OneSimilar({ work }: { work: SimilarWork }) {
  const text = useMessages(similarWorkMessages);
  const marking = useMessages(markingMessages);
  const words = useMessages(assignmentsMessages);
  const { format, digits } = useLocale();
  return (
    <div className={`${shell.card} ${styles.card}`}>
      <Link to={paths.markWork.href(work.submissionId)}>
        <Isolated>{work.userName ?? marking.someone}</Isolated>
      </Link>
      <p className={styles.facts}>
        <strong>{text.share(format.percent(work.share))}</strong>
        <span>{words.handedInAt(format.dateTime(work.handedInAt))}</span>
      </p>
      <Fold title={text.passages(work.passages.length, digits)}>
        <ul role="list" className={shell.stack12}>
          {work.passages.map((passage) => (
            <li key={passage.from} className={styles.row}>
              <Quote label={text.here} words={passage.quote} />
              <Quote label={text.there} words={passage.otherQuote} />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Quote({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <small>{label}</small>
      <p>
        <q dir={textDirection(words)}>{words}</q>
      </p>
    </div>
  );
}
