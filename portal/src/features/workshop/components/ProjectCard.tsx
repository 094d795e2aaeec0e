import { projectPercent } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import {
  ArrowForwardIcon,
  Badge,
  CheckIcon,
  ClockIcon,
  DifficultyBadge,
  PointingIcon,
  ProgressBar,
  shell,
  useLocale,
  useMessages,
} from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { workshopMessages } from '../workshop.messages';
import type { Project } from '../workshop.queries';
import styles from './ProjectCard.module.css';
import { ProjectEmblem } from './ProjectEmblem';

/** A project with its length, level and how far the reader is; the whole card leads to its steps. */
export function ProjectCard({ project }: { project: Project }) {
  const text = useMessages(workshopMessages);
  const { language, digits, format } = useLocale();
  const title = pickLocalized(project, 'title', language);
  const action = project.completedAt ? text.look : project.startedAt ? text.continue : text.start;
  return (
    <li className={shell.pictureCard}>
      <ProjectEmblem project={project.id} />
      <div className={styles.body}>
        <p className={styles.facts}>
          <DifficultyBadge difficulty={project.level} />
          <span className={styles.fact}>
            <ClockIcon size={16} />
            {text.hours(Math.round(project.minutes / 60), digits)}
          </span>
        </p>
        <h2 className={styles.title}>
          <Link className={`${shell.wholeCard} ${styles.link}`} to={paths.projectBuilder.href(project.id)}>
            {title}
          </Link>
        </h2>
        <p className={styles.summary}>{pickLocalized(project, 'summary', language)}</p>
        <div className={styles.foot}>
          {project.completedAt ? (
            <Badge tone="green">
              <CheckIcon size={14} /> {text.finished}
            </Badge>
          ) : (
            <>
              <ProgressBar
                percent={projectPercent(project.completedSteps, project.stepsCount)}
                label={text.progressOf(title)}
              />
              <span className={styles.count}>
                {text.progress(format.number(project.completedSteps), project.stepsCount, digits)}
              </span>
            </>
          )}
          <span className={styles.action} aria-hidden="true">
            {action}
            <PointingIcon icon={ArrowForwardIcon} size={18} />
          </span>
        </div>
      </div>
    </li>
  );
}
