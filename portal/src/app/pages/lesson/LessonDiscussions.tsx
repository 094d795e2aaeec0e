import { ChevronDownIcon, ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryRoots } from '#shared/query/query-roots';
import { lessonDiscussionsMessages } from './lesson-discussions.messages';
import styles from './LessonDiscussions.module.css';

/** The forum's code, asked for like data: without network it is not there, and can be asked for again. */
const forumCode = {
  queryKey: [...queryRoots.code, 'lesson-questions'],
  queryFn: () => import('#features/community/components/LessonQuestions'),
  staleTime: Infinity,
  structuralSharing: false,
} as const;

/** Questions about a lesson. Nothing of it is loaded before somebody opens it (PERF-4). */
export function LessonDiscussions({ lessonId }: { lessonId: string }) {
  const text = useMessages(lessonDiscussionsMessages);
  const [address] = useSearchParams();
  const [isOpen, setOpen] = useState(address.has('discussion'));
  const code = useQuery({ ...forumCode, enabled: isOpen });
  return (
    <section className={styles.section} aria-label={text.title}>
      <Accordion expanded={isOpen} onChange={(_event, opens) => setOpen(opens)} slots={{ heading: 'h2' }}>
        <AccordionSummary expandIcon={<ChevronDownIcon />} className={styles.title}>
          <span>
            {`${text.title} `}
            <span className={styles.intro}>{text.intro}</span>
          </span>
        </AccordionSummary>
        <AccordionDetails>
          {isOpen && code.isPending && <RowsSkeleton rows={3} />}
          {isOpen && code.isError && (
            <ErrorState headingLevel={3} title={text.failed} onRetry={() => void code.refetch()}>
              {text.failedHint}
            </ErrorState>
          )}
          {isOpen && code.data && <code.data.LessonQuestions lessonId={lessonId} />}
        </AccordionDetails>
      </Accordion>
    </section>
  );
}
