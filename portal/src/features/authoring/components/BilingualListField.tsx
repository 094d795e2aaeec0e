import { PlusIcon, TrashIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { TextField } from '#shared/forms/TextField';
import { SkillField } from '#subjects/skills/SkillField';
import { courseEditorMessages } from '../messages/course-editor.messages';
import type { BilingualLine } from '../model/course-form';
import { replaceItem, withoutItem } from '../model/move-item';
import styles from './BilingualListField.module.css';
import { useShownLanguages } from './shown-languages';

/** Lines that the server takes in one list. */
const MAXIMUM = 20;

interface BilingualListFieldProps {
  legend: string;
  lines: BilingualLine[];
  onChange: (lines: BilingualLine[]) => void;
  /** The name of a field of a line. */
  nameOf: (index: number, language: 'ar' | 'en') => string;
  errorOf: (name: string) => string | undefined;
  /** Lines are skills: those of the vocabulary are suggested, others may be written all the same. */
  areSkills?: boolean;
}

/** A list of short texts in both languages: learning points, requirements, skills. */
export function BilingualListField(props: BilingualListFieldProps) {
  const { legend, lines, onChange, nameOf, errorOf, areSkills = false } = props;
  const text = useMessages(courseEditorMessages);
  const { format } = useLocale();
  const { arabic, english } = useShownLanguages();
  return (
    <fieldset className={styles.list}>
      <legend>{legend}</legend>
      {lines.map((line, index) => {
        const number = format.number(index + 1);
        const change = (changes: Partial<BilingualLine>) =>
          onChange(replaceItem(lines, index, { ...line, ...changes }));
        return (
          <div key={index} className={styles.line}>
            {arabic && (
              <TextField
                label={text.arabic}
                aria-label={text.line(legend, number, text.arabic)}
                dir="rtl"
                lang="ar"
                maxLength={300}
                value={line.ar}
                name={nameOf(index, 'ar')}
                error={errorOf(nameOf(index, 'ar'))}
                onChange={(event) => change({ ar: event.currentTarget.value })}
              />
            )}
            {english && (
              <TextField
                label={text.english}
                aria-label={text.line(legend, number, text.english)}
                dir="ltr"
                lang="en"
                maxLength={300}
                value={line.en}
                name={nameOf(index, 'en')}
                error={errorOf(nameOf(index, 'en'))}
                onChange={(event) => change({ en: event.currentTarget.value })}
              />
            )}
            <IconButton
              aria-label={text.removeLine(legend, number)}
              onClick={() => onChange(withoutItem(lines, index))}
            >
              <TrashIcon />
            </IconButton>
          </div>
        );
      })}
      {areSkills && lines.length < MAXIMUM && (
        <SkillField
          label={text.findSkill}
          hint={text.findSkillHint}
          onChoose={({ labelAr, labelEn }) => onChange([...lines, { ar: labelAr, en: labelEn }])}
        />
      )}
      <div>
        <Button
          variant="text"
          color="inherit"
          disabled={lines.length >= MAXIMUM}
          aria-label={text.addLineTo(legend)}
          onClick={() => onChange([...lines, { ar: '', en: '' }])}
        >
          <PlusIcon size={18} />
          {text.addLine}
        </Button>
      </div>
    </fieldset>
  );
}
