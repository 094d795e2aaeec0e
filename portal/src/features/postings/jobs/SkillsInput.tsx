import { postingLimits } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { CloseIcon, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Chip from '@mui/material/Chip';
import { SkillField } from '#subjects/skills/SkillField';
import type { ChosenSkill } from './job-form';
import { jobFormMessages } from './job-form.messages';
import styles from './SkillsInput.module.css';

interface SkillsInputProps {
  label: string;
  hint: string;
  skills: readonly ChosenSkill[];
  /** Skills that the other field of the form has. */
  taken: readonly ChosenSkill[];
  onChange: (skills: ChosenSkill[]) => void;
}

/** Skills of the vocabulary in the order of their weight, each taken away by its button. */
export function SkillsInput({ label, hint, skills, taken, onChange }: SkillsInputProps) {
  const text = useMessages(jobFormMessages);
  const { language } = useLocale();
  const isFull = skills.length >= postingLimits.skillsMaximum;
  return (
    <div className={styles.input}>
      {skills.length > 0 && (
        <ul role="list" aria-label={label} className={shell.row8}>
          {skills.map((skill) => {
            const name = pickLocalized(skill, 'label', language);
            return (
              <li key={skill.id}>
                <Chip
                  component="button"
                  type="button"
                  variant="outlined"
                  label={<Isolated>{name}</Isolated>}
                  aria-label={text.removeSkill(name)}
                  onClick={() => onChange(skills.filter(({ id }) => id !== skill.id))}
                  icon={<CloseIcon size={16} />}
                />
              </li>
            );
          })}
        </ul>
      )}
      {!isFull && (
        <SkillField
          label={label}
          hint={hint}
          without={[...skills, ...taken].map(({ id }) => id)}
          onChoose={({ id, labelAr, labelEn }) => onChange([...skills, { id, labelAr, labelEn }])}
        />
      )}
    </div>
  );
}
