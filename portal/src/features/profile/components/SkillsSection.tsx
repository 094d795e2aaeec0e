import { skillSources } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { ErrorState, Isolated, RowsSkeleton, shell, TrashIcon, useLocale, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { LevelMeter } from '#subjects/skills/LevelMeter';
import { skillSourceMessages } from '#subjects/skills/skills.messages';
import { useTakeBackSkill } from '#subjects/skills/skills.mutations';
import { type HeldSkill, skillQueries } from '#subjects/skills/skills.queries';
import { recordMessages } from '../record.messages';
import { AddSkill } from './AddSkill';
import { ProfileSection } from './ProfileSection';
import styles from './SkillsSection.module.css';

/** Own skills by where they come from, the most trusted first (PRF-2). */
export function SkillsSection() {
  const text = useMessages(recordMessages);
  const sources = useMessages(skillSourceMessages);
  const describe = useFailureText();
  const skills = useSignedInQuery(skillQueries.own());
  return (
    <ProfileSection title={text.skills} hint={text.skillsHint}>
      {skills.isPending && <RowsSkeleton rows={8} />}
      {skills.isError && (
        <ErrorState title={text.skillsFailed} headingLevel={3} onRetry={() => void skills.refetch()}>
          {describe(skills.error)}
        </ErrorState>
      )}
      {skills.data?.length === 0 && (
        <p>
          <strong>{text.noSkills}.</strong> {text.noSkillsHint}
        </p>
      )}
      {skillSources.map((source) => {
        const own = (skills.data ?? []).filter((skill) => skill.source === source);
        return own.length > 0 ? (
          <div key={source} className={shell.stack4}>
            <h3 className={styles.name}>{sources[source]}</h3>
            <ul role="list" className={styles.skills}>
              {own.map((skill) => (
                <SkillRow key={skill.skillId} skill={skill} />
              ))}
            </ul>
          </div>
        ) : null;
      })}
      {skills.data && <AddSkill held={skills.data} />}
      <div>
        <ButtonLink to={paths.skillsAssessment.href()} variant="secondary">
          {text.assess}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}

/** Only a statement can be taken back; what was found out stays. */
function SkillRow({ skill }: { skill: HeldSkill }) {
  const text = useMessages(recordMessages);
  const { language } = useLocale();
  const notifyFailure = useFailureNotice();
  const remove = useTakeBackSkill();
  const label = pickLocalized(skill, 'label', language);
  return (
    <li className={`${shell.line} ${styles.skill}`}>
      <Isolated className={styles.label}>{label}</Isolated>
      <LevelMeter level={skill.level} />
      {skill.source === 'self-stated' && (
        <IconButton
          aria-label={text.removeSkill(label)}
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate(skill.skillId, {
              onError: (error) => notifyFailure(error, { title: text.removeFailed }),
            })
          }
        >
          <TrashIcon />
        </IconButton>
      )}
    </li>
  );
}
