import { pickLocalized } from '@masar/i18n';
import { Badge, ErrorState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { profileQueries } from '../profile.queries';
import { recordMessages } from '../record.messages';
import styles from './Profile.module.css';
import { ProfileSection } from './ProfileSection';

/** Finished projects of the workshop and whether they are shown (WRK-1). */
export function ProjectsSection() {
  const text = useMessages(recordMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const projects = useSignedInQuery(profileQueries.projects());
  const finished = projects.data?.filter(({ completedAt }) => completedAt);
  return (
    <ProfileSection title={text.projects} hint={text.projectsHint}>
      {projects.isPending && <RowsSkeleton rows={2} />}
      {projects.isError && (
        <ErrorState title={text.projectsFailed} headingLevel={3} onRetry={() => void projects.refetch()}>
          {describe(projects.error)}
        </ErrorState>
      )}
      {finished?.length === 0 && <p>{text.noProjects}</p>}
      {finished && finished.length > 0 && (
        <ul role="list" className={styles.links}>
          {finished.map((project) => (
            <li key={project.id} className={`${shell.line} ${styles.line}`}>
              <Link to={paths.projectBuilder.href(project.id)}>{pickLocalized(project, 'title', language)}</Link>
              {project.isShown && <Badge tone="green">{text.onProfile}</Badge>}
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink to={paths.projectBuilder.href()} variant="secondary">
          {text.toWorkshop}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}
