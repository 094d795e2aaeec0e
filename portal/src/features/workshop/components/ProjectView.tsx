import { ApiError } from '@masar/contracts';
import { projectPercent } from '@masar/domain';
import { pickLocalized, textIn } from '@masar/i18n';
import {
  Badge,
  DifficultyBadge,
  EmptyState,
  ErrorState,
  Isolated,
  ProgressBar,
  RowsSkeleton,
  shell,
  useLocale,
  useMessages,
} from '@masar/ui';
import Card from '@mui/material/Card';
import { useId, useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page, PageFrame } from '#shared/page/Page';
import { PageColumns } from '#shared/page/PageColumns';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { workshopMessages } from '../workshop.messages';
import { type ProjectDetail, workshopQueries } from '../workshop.queries';
import { ProjectFinished } from './ProjectFinished';
import { ProjectStep } from './ProjectStep';
import styles from './ProjectView.module.css';

/** One project: how far one is, and its steps as stations of a way. */
export function ProjectView({ id }: { id: string }) {
  const text = useMessages(workshopMessages);
  const describe = useFailureText();
  const project = useSignedInQuery(workshopQueries.one(id));
  if (project.data) return <Opened key={project.data.id} project={project.data} />;
  if (project.error instanceof ApiError && project.error.status === 404) {
    return (
      <PageFrame>
        <EmptyState
          headingLevel={1}
          drawing="lost"
          title={text.unknown}
          action={<ButtonLink to={paths.projectBuilder.href()}>{text.back}</ButtonLink>}
        >
          {text.unknownHint}
        </EmptyState>
      </PageFrame>
    );
  }
  return (
    <Page title={text.title}>
      {project.isError ? (
        <ErrorState title={text.failed} onRetry={() => void project.refetch()}>
          {describe(project.error)}
        </ErrorState>
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Page>
  );
}

function Opened({ project }: { project: ProjectDetail }) {
  const text = useMessages(workshopMessages);
  const { language, digits, format } = useLocale();
  const titleId = useId();
  const title = pickLocalized(project, 'title', language);
  const next = project.steps.find((step) => !step.completedAt)?.id ?? null;
  const [opened, setOpened] = useState(next);
  const [isNew, setNew] = useState(false);
  return (
    <Page
      title={title}
      intro={pickLocalized(project, 'summary', language)}
      back={{ to: paths.projectBuilder.href(), label: text.back }}
    >
      <PageColumns
        isSideFirst
        main={
          <>
            {project.completedAt && <ProjectFinished project={project} isNew={isNew} />}
            <section aria-labelledby={titleId}>
              <h2 id={titleId} className="visually-hidden">
                {text.steps}
              </h2>
              <ol role="list" className={styles.steps}>
                {project.steps.map((step, index) => (
                  <ProjectStep
                    key={step.id}
                    project={project}
                    step={step}
                    number={index + 1}
                    isOpen={step.id === opened}
                    onToggle={() => setOpened(step.id === opened ? null : step.id)}
                    onDone={(following) => {
                      setOpened(following);
                      setNew(following === null);
                    }}
                  />
                ))}
              </ol>
            </section>
          </>
        }
        side={
          <Card className={`${shell.stack14} ${styles.head}`}>
            <dl className={styles.facts}>
              <div>
                <dt>{text.result}</dt>
                <dd>{pickLocalized(project, 'result', language)}</dd>
              </div>
              <div>
                <dt>{text.skills}</dt>
                <dd className={styles.skills}>
                  {project.skills.map((skill) => (
                    <Badge key={skill.en}>
                      <Isolated>{textIn(skill, language)}</Isolated>
                    </Badge>
                  ))}
                </dd>
              </div>
            </dl>
            <div className={styles.progress}>
              <span className={styles.count}>
                <DifficultyBadge difficulty={project.level} />
                {project.completedAt ? (
                  <Badge tone="green">{text.finished}</Badge>
                ) : (
                  text.progress(format.number(project.completedSteps), project.stepsCount, digits)
                )}
              </span>
              <ProgressBar
                percent={projectPercent(project.completedSteps, project.stepsCount)}
                label={text.progressOf(title)}
              />
            </div>
          </Card>
        }
      />
    </Page>
  );
}
