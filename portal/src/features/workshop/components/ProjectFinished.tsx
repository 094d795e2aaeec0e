import { pickLocalized } from '@masar/i18n';
import { CheckIcon, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import { workshopMessages } from '../workshop.messages';
import { useShowProject } from '../workshop.mutations';
import type { ProjectDetail } from '../workshop.queries';
import styles from './ProjectFinished.module.css';

interface ProjectFinishedProps {
  project: ProjectDetail;
  /** It was finished a moment ago, further down the page: the reader is brought here. */
  isNew: boolean;
}

/** The end of the way: all stations reached, and the project may stand on the profile. */
export function ProjectFinished({ project, isNew }: ProjectFinishedProps) {
  const text = useMessages(workshopMessages);
  const { language, format } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const show = useShowProject(project);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const toggle = () =>
    show.mutate(!project.isShown, {
      onSuccess: ({ isShown }) => toast({ title: isShown ? text.shown : text.hidden, kind: 'success' }),
      onError: (error) => notifyFailure(error, { title: text.showFailed }),
    });
  return (
    <section className={styles.finished} aria-labelledby="project-finished">
      <svg className={styles.scene} viewBox="0 0 220 110" aria-hidden="true">
        <path className={styles.way} d="M14 96c40 0 36-34 76-34s34-34 92-36" />
        <circle className={styles.start} cx="14" cy="96" r="8" />
        <circle className={styles.middle} cx="90" cy="62" r="8" />
        <path className={styles.pole} d="M182 82V14" />
        <path className={styles.flag} d="M182 16h26l-8 10 8 10h-26z" />
        <path className={styles.spark} d="M150 14v10M145 19h10M120 30v8M116 34h8M60 24v10M55 29h10" />
      </svg>
      <div className={styles.words}>
        <h2 ref={heading} id="project-finished" tabIndex={-1}>
          {text.celebration(pickLocalized(project, 'title', language))}
        </h2>
        <p>{text.celebrationText(format.date(project.completedAt ?? ''))}</p>
        {project.isShown && (
          <p className={styles.shown}>
            <CheckIcon size={20} />
            {text.onProfile}
          </p>
        )}
        <div className={shell.row10}>
          <Button variant={project.isShown ? 'outlined' : 'contained'} loading={show.isPending} onClick={toggle}>
            {project.isShown ? text.removeFromProfile : text.addToProfile}
          </Button>
          <ButtonLink to={paths.profile.href()} variant="quiet">
            {text.toProfile}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
