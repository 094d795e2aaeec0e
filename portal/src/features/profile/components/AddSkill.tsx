import { skillLevels } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { SelectField } from '#shared/forms/SelectField';
import { useToast } from '#shared/toasts/ToastProvider';
import { SkillField } from '#subjects/skills/SkillField';
import { skillsMessages } from '#subjects/skills/skills.messages';
import { useStateSkill } from '#subjects/skills/skills.mutations';
import type { HeldSkill, Skill } from '#subjects/skills/skills.queries';
import { recordMessages } from '../record.messages';
import styles from './SkillsSection.module.css';

/** States a skill of the vocabulary: which one, then how well. */
export function AddSkill({ held }: { held: readonly HeldSkill[] }) {
  const text = useMessages(recordMessages);
  const [chosen, setChosen] = useState<Skill | null>(null);
  if (chosen) return <LevelForm skill={chosen} onDone={() => setChosen(null)} />;
  return (
    <SkillField
      label={text.addSkill}
      hint={text.addSkillHint}
      without={held.map(({ skillId }) => skillId)}
      onChoose={setChosen}
    />
  );
}

function LevelForm({ skill, onDone }: { skill: Skill; onDone: () => void }) {
  const text = useMessages(recordMessages);
  const words = useMessages(skillsMessages);
  const { language } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const state = useStateSkill();
  const [level, setLevel] = useState(3);
  const label = pickLocalized(skill, 'label', language);
  return (
    <div className={`${shell.row10} ${styles.add}`}>
      <SelectField
        label={text.levelOf(label)}
        value={level}
        onChange={(event) => setLevel(Number(event.currentTarget.value))}
        choices={skillLevels.map((each) => [each, words.levelName(each)])}
      />
      <Button
        loading={state.isPending}
        onClick={() =>
          state.mutate(
            { skillId: skill.id, level },
            {
              onSuccess: () => {
                toast({ title: text.added(label), kind: 'success' });
                onDone();
              },
              onError: (error) => notifyFailure(error, { title: text.addFailed }),
            },
          )
        }
      >
        {text.add}
      </Button>
      <Button variant="text" color="inherit" onClick={onDone}>
        {text.another}
      </Button>
    </div>
  );
}
