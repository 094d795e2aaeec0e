import { skillLevels } from '@masar/domain';
import { TrashIcon, useLocale, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#shared/forms/SelectField';
import { roadQueries } from '#subjects/courses/road.queries';
import { SkillField } from '#subjects/skills/SkillField';
import { skillsMessages } from '#subjects/skills/skills.messages';
import { courseEditorMessages } from '../messages/course-editor.messages';
import { nameOfNeed, type StatedNeed } from '../model/course-form';
import { replaceItem, withoutItem } from '../model/move-item';
import styles from './BilingualListField.module.css';

/** Needs that the server takes of one course. */
const MAXIMUM = 20;

interface NeedsFieldProps {
  courseId: string;
  needs: StatedNeed[];
  onChange: (needs: StatedNeed[]) => void;
  errorOf: (name: string) => string | undefined;
}

/** The skills of the vocabulary that a course needs before, each with its level (PRE-1). */
export function NeedsField({ courseId, needs, onChange, errorOf }: NeedsFieldProps) {
  const text = useMessages(courseEditorMessages);
  const words = useMessages(skillsMessages);
  const { language } = useLocale();
  const { data: road } = useQuery({ ...roadQueries.toCourse(courseId), enabled: needs.length > 0 });
  const nameOf = ({ skillId, label }: StatedNeed) => {
    const known = road?.needs.find((need) => need.skillId === skillId);
    const names = label ?? (known && { ar: known.labelAr, en: known.labelEn });
    return names?.[language] ?? skillId;
  };
  return (
    <fieldset className={styles.list}>
      <legend>{text.needs}</legend>
      <p>{text.needsHint}</p>
      {needs.map((need, index) => (
        <div key={need.skillId} className={styles.line}>
          <SelectField
            label={text.needLevel(nameOf(need))}
            value={need.level}
            name={nameOfNeed(index)}
            error={errorOf(nameOfNeed(index))}
            onChange={(event) =>
              onChange(replaceItem(needs, index, { ...need, level: Number(event.currentTarget.value) }))
            }
            choices={skillLevels.map((level) => [level, words.levelName(level)])}
          />
          <IconButton aria-label={text.removeNeed(nameOf(need))} onClick={() => onChange(withoutItem(needs, index))}>
            <TrashIcon />
          </IconButton>
        </div>
      ))}
      {needs.length < MAXIMUM && (
        <SkillField
          label={text.findNeed}
          hint={text.findSkillHint}
          without={needs.map(({ skillId }) => skillId)}
          onChoose={({ id, labelAr, labelEn }) =>
            onChange([...needs, { skillId: id, level: 2, label: { ar: labelAr, en: labelEn } }])
          }
        />
      )}
    </fieldset>
  );
}
