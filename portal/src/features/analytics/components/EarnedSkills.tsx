import { pickLocalized } from '@masar/i18n';
import { Isolated, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { LevelMeter } from '#subjects/skills/LevelMeter';
import { skillQueries } from '#subjects/skills/skills.queries';
import { progressMessages } from '../messages/progress.messages';
import styles from './EarnedSkills.module.css';

/** Skills shown before the way to all of them. */
const SHOWN = 6;

/** The own skills, the highest first. */
export function EarnedSkills() {
  const text = useMessages(progressMessages);
  const { language } = useLocale();
  const { data: skills } = useSignedInQuery(skillQueries.own());
  const best = [...(skills ?? [])].sort((a, b) => b.level - a.level).slice(0, SHOWN);
  return (
    <Panel title={text.skills} more={{ to: paths.profile.href('skills'), text: text.allSkills }}>
      {!skills && <RowsSkeleton rows={3} />}
      {skills?.length === 0 && <PanelNote>{text.noSkills}</PanelNote>}
      <ul role="list" className={`${shell.stack10} ${styles.skills}`}>
        {best.map((skill) => (
          <li key={skill.skillId}>
            <Isolated>{pickLocalized(skill, 'label', language)}</Isolated>
            <LevelMeter level={skill.level} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
