import { CheckIcon, Isolated, PlusIcon, shell, TargetIcon, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { skillsMessages, skillSourceMessages } from '#subjects/skills/skills.messages';
import { matchMessages } from './match.messages';
import type { JobMatch } from './match.queries';
import { groupSkills, isMatched, type NearSkill } from './match-groups';
import styles from './SkillGroups.module.css';
import { TeacherLink } from './TeacherLink';

interface GroupProps {
  title: string;
  icon: ReactNode;
  tone: 'green' | 'yellow' | 'neutral';
  skills: readonly NearSkill[];
}

function About({ skill }: { skill: NearSkill }) {
  const text = useMessages(matchMessages);
  const { levelName: nameOf } = useMessages(skillsMessages);
  const sources = useMessages(skillSourceMessages);
  if (!isMatched(skill)) {
    return (
      <span className={styles.about}>
        {text.needs(nameOf(skill.neededLevel))}
        {skill.near && (
          <>
            {' · '}
            {text.nearTo} <Isolated>{skill.near}</Isolated>
          </>
        )}
      </span>
    );
  }
  return (
    <span className={styles.about}>
      {text.level(nameOf(skill.level), nameOf(skill.neededLevel))}
      {' · '}
      {sources[skill.source]}
    </span>
  );
}

function Group({ title, icon, tone, skills }: GroupProps) {
  if (skills.length === 0) return null;
  return (
    <div className={shell.stack10}>
      <h3 className={styles.title} data-tone={tone}>
        <span className={styles.icon}>{icon}</span>
        {title}
      </h3>
      <ul role="list" className={shell.stack10}>
        {skills.map((skill) => (
          <li key={skill.skill} className={styles.skill}>
            <div className={styles.line}>
              <Isolated className={styles.name}>{skill.label}</Isolated>
              <About skill={skill} />
            </div>
            {!isMatched(skill) && <TeacherLink skill={skill} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the reader has, is near to and lacks, each missing skill with the shortest way to it (JOB-2). */
export function SkillGroups({ match }: { match: JobMatch }) {
  const text = useMessages(matchMessages);
  const { have, near, lack } = groupSkills(match);
  return (
    <div className={shell.stack24}>
      <Group title={text.have} icon={<CheckIcon size={16} />} tone="green" skills={have} />
      <Group title={text.near} icon={<TargetIcon size={16} />} tone="yellow" skills={near} />
      <Group title={text.lack} icon={<PlusIcon size={16} />} tone="neutral" skills={lack} />
    </div>
  );
}
