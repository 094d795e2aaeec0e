import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import Chip from '@mui/material/Chip';
import { SkillField } from '#subjects/skills/SkillField';
import { questionEditorMessages } from '../messages/question-editor.messages';
import type { BankQuestion } from '../question-banks.queries';
import styles from './Banks.module.css';

interface SkillChoiceProps {
  skill: BankQuestion['skill'];
  onChange: (skill: BankQuestion['skill']) => void;
}

/** The skill that who answers the question shows, or none (QB-1). */
export function SkillChoice({ skill, onChange }: SkillChoiceProps) {
  const text = useMessages(questionEditorMessages);
  const { language } = useLocale();
  if (!skill) return <SkillField label={text.skill} hint={text.skillHint} onChoose={onChange} />;
  return (
    <div className={styles.chosen}>
      <span>{text.skill}</span>
      <div>
        <Chip label={<Isolated>{pickLocalized(skill, 'label', language)}</Isolated>} onDelete={() => onChange(null)} />
      </div>
    </div>
  );
}
