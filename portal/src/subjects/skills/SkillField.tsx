import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useDebouncedText } from '#shared/forms/useDebouncedText';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import styles from './SkillField.module.css';
import { skillsMessages } from './skills.messages';
import { type Skill, skillQueries } from './skills.queries';

interface SkillFieldProps {
  label: string;
  /** What may be typed, shown while nothing is. */
  hint: string;
  /** Left out of the suggestions: what has been chosen already. */
  without?: readonly string[];
  /** A skill was chosen; the field empties itself for the next one. */
  onChoose: (skill: Skill) => void;
}

/** A text field that suggests skills of the vocabulary, in any spelling of either language (PRF-2). */
export function SkillField({ label, hint, without = [], onChoose }: SkillFieldProps) {
  const text = useMessages(skillsMessages);
  const { language, digits } = useLocale();
  const listId = useId();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedText(search, setSearch);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const { data, isSuccess } = useSignedInQuery({ ...skillQueries.suggestions(search), enabled: search !== '' });
  const skills = search === '' ? [] : (data ?? []).filter(({ id }) => !without.includes(id));
  const isShown = isOpen && search !== '' && isSuccess;
  const current = skills[Math.min(marked, skills.length - 1)];
  const idOf = (skill: Skill) => `${listId}-${skill.id}`;

  const choose = (skill: Skill) => {
    onChoose(skill);
    setTyped('');
    setSearch('');
    setMarked(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false);
    if (event.key === 'Enter' && isShown && current) {
      event.preventDefault();
      return choose(current);
    }
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move === undefined || skills.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setMarked((before) => (Math.min(before, skills.length - 1) + move + skills.length) % skills.length);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={`${listId}-input`}>{label}</label>
      <input
        id={`${listId}-input`}
        className={styles.input}
        role="combobox"
        autoComplete="off"
        dir={typed ? 'auto' : undefined}
        placeholder={hint}
        maxLength={80}
        value={typed}
        aria-expanded={isShown && skills.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && current ? idOf(current) : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <span className="visually-hidden" role="status">
        {isShown && text.found(skills.length, digits)}
      </span>
      <ul
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label={label}
        hidden={!isShown || skills.length === 0}
      >
        {skills.map((skill) => (
          <li
            key={skill.id}
            id={idOf(skill)}
            role="option"
            aria-selected={skill === current}
            className={styles.option}
            // The field keeps the focus, so that it does not close before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(skill)}
          >
            <Isolated>{pickLocalized(skill, 'label', language)}</Isolated>
            {/* Tools are called alike in both. */}
            {skill.labelAr !== skill.labelEn && (
              <Isolated className={styles.other}>
                {pickLocalized(skill, 'label', language === 'ar' ? 'en' : 'ar')}
              </Isolated>
            )}
          </li>
        ))}
      </ul>
      {isShown && skills.length === 0 && <p className={styles.none}>{text.found(0, digits)}</p>}
    </div>
  );
}
