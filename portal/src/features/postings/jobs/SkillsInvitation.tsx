import { TargetIcon, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import type { ListedJob } from './job.kind';
import { matchMessages } from './match.messages';
import styles from './SkillsInvitation.module.css';

/** Where no vacancy is near their skills, whoever looks for work is invited to tell them (JOB-2). */
export function SkillsInvitation({ nearest }: { nearest: ListedJob | undefined }) {
  const text = useMessages(matchMessages);
  if (!nearest || nearest.match.matchScore > 0) return null;
  return (
    <div className={styles.invitation}>
      <TargetIcon size={28} />
      <p>
        <strong>{text.noMatch}</strong>
        {text.noMatchHint}
      </p>
      <ButtonLink to={paths.skillsAssessment.href()} variant="secondary">
        {text.assess}
      </ButtonLink>
    </div>
  );
}
