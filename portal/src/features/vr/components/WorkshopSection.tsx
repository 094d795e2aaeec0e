import { CardSkeleton, EmptyState, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListStates } from '#shared/list/ListStates';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { vrPageMessages } from '../messages/vr-page.messages';
import { vrQueries } from '../vr.queries';
import styles from './Section.module.css';
import { WorkshopCard } from './WorkshopCard';

/** Every workshop on offer (VRW-1). */
export function WorkshopSection() {
  const text = useMessages(vrPageMessages);
  const { language } = useLocale();
  const { isSignedIn } = useSession();
  const list = useInfiniteQuery({ ...vrQueries.workshops(language), enabled: isSignedIn });
  const workshops = rowsOf(list.data);
  const browse = <ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>;
  return (
    <section className={shell.stack16} aria-labelledby="vr-workshops">
      <h2 id="vr-workshops">{text.workshops}</h2>
      <ListStates
        list={list}
        isEmpty={workshops.length === 0}
        failed={text.workshopsFailed}
        headingLevel={3}
        skeleton={<WorkshopSkeletons label={text.loading} />}
        empty={
          <EmptyState headingLevel={3} title={text.noWorkshops} action={browse}>
            {text.noWorkshopsHint}
          </EmptyState>
        }
      >
        <ul role="list" className={styles.cards}>
          {workshops.map((workshop) => (
            <WorkshopCard key={workshop.id} workshop={workshop} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}

const WorkshopSkeletons = ({ label }: { label: string }) => (
  <div role="status">
    <span className="visually-hidden">{label}</span>
    <div className={styles.cards}>
      {[0, 1, 2].map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  </div>
);
