import { otherDataLanguage, pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useDebouncedText } from '#shared/forms/useDebouncedText';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import type { SkillFieldProps } from './SkillField';
import styles from './SkillField.module.css';
import { skillsMessages } from './skills.messages';
import { type Skill, skillQueries } from './skills.queries';

/** The server finds and orders; here nothing is narrowed further. */
const asFound = (skills: Skill[]): Skill[] => skills;

export default function SkillSuggestions({ label, hint, without = [], onChoose }: SkillFieldProps) {
  const text = useMessages(skillsMessages);
  const { language, digits } = useLocale();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedText(search, setSearch);
  const [isOpen, setOpen] = useState(false);
  const { data, isSuccess } = useSignedInQuery({ ...skillQueries.suggestions(search), enabled: search !== '' });
  const skills = search === '' ? [] : (data ?? []).filter(({ id }) => !without.includes(id));
  const isShown = isOpen && search !== '' && isSuccess;

  return (
    <>
      <Autocomplete
        // Each choice is handed on, and the field begins anew.
        value={null}
        onChange={(_event, skill: Skill | null) => {
          if (!skill) return;
          onChoose(skill);
          setTyped('');
          setSearch('');
        }}
        inputValue={typed}
        onInputChange={(_event, words, reason) => reason === 'input' && setTyped(words)}
        open={isShown}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={skills}
        filterOptions={asFound}
        getOptionLabel={(skill) => pickLocalized(skill, 'label', language)}
        getOptionKey={({ id }) => id}
        noOptionsText={text.found(0, digits)}
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        renderOption={({ key, ...option }, skill) => (
          <li key={key} {...option}>
            <span className={styles.option}>
              <Isolated>{pickLocalized(skill, 'label', language)}</Isolated>
              {/* Tools are called alike in both. */}
              {skill.labelAr !== skill.labelEn && (
                <Isolated className={styles.other}>
                  {pickLocalized(skill, 'label', otherDataLanguage(language))}
                </Isolated>
              )}
            </span>
          </li>
        )}
        renderInput={({ id, slotProps }) => (
          <FormControl fullWidth variant="outlined">
            <InputLabel htmlFor={id}>{label}</InputLabel>
            <OutlinedInput
              ref={slotProps.input.ref}
              className={slotProps.input.className}
              placeholder={hint}
              inputProps={{ ...slotProps.htmlInput, dir: typed ? 'auto' : undefined, maxLength: 80 }}
            />
          </FormControl>
        )}
      />
      <span className="visually-hidden" role="status">
        {isShown && text.found(skills.length, digits)}
      </span>
    </>
  );
}
