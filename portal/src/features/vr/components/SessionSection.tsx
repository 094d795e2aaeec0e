import { RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { vrPageMessages } from '../messages/vr-page.messages';
import { type SessionFilter, vrQueries } from '../vr.queries';
import { SessionRow } from './SessionRow';

interface SessionSectionProps {
  title: string;
  filter: SessionFilter;
  /** Leaves out those in which the reader has a place or leads. */
  isOthers?: boolean;
  /** Its first row has the page's filled button. */
  leads?: boolean;
  /** Stands in the place of no sessions; left out, the whole section is. */
  empty?: ReactNode;
}

/** Sessions under a heading, page by page. */
export function SessionSection({ title, filter, isOthers = false, leads = false, empty }: SessionSectionProps) {
  const text = useMessages(vrPageMessages);
  const { language } = useLocale();
  const { isSignedIn } = useSession();
  const list = useInfiniteQuery({ ...vrQueries.sessions(filter, language), enabled: isSignedIn });
  const sessions = rowsOf(list.data).filter(({ isHost, myPart }) => !isOthers || !(isHost || myPart?.isSeated));
  if (empty === undefined && sessions.length === 0 && !list.isError) return null;
  const id = `sessions-${filter.when ?? 'next'}-${filter.isMine ? 'mine' : 'all'}`;
  return (
    <section className={shell.stack16} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ListStates
        list={list}
        isEmpty={sessions.length === 0}
        failed={text.sessionsFailed}
        headingLevel={3}
        skeleton={<RowsSkeleton rows={3} />}
        empty={empty}
      >
        <ul role="list" className={shell.stack12}>
          {sessions.map((session, place) => (
            <SessionRow key={session.id} session={session} isFirst={leads && place === 0} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
