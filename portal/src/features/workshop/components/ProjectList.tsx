import { CardSkeleton, ErrorState, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { workshopMessages } from '../workshop.messages';
import { workshopQueries } from '../workshop.queries';
import { ProjectCard } from './ProjectCard';
import styles from './ProjectList.module.css';

/** The projects to choose from. */
export function ProjectList() {
  const text = useMessages(workshopMessages);
  const describe = useFailureText();
  const projects = useSignedInQuery(workshopQueries.list());
  return (
    <Page title={text.title} intro={text.intro}>
      {projects.isError && (
        <ErrorState title={text.failed} onRetry={() => void projects.refetch()}>
          {describe(projects.error)}
        </ErrorState>
      )}
      {projects.isPending && (
        <div className={styles.grid} aria-busy="true">
          {[1, 2, 3].map((card) => (
            <CardSkeleton key={card} />
          ))}
        </div>
      )}
      {projects.data && (
        <ul role="list" className={styles.grid}>
          {projects.data.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      )}
    </Page>
  );
}
