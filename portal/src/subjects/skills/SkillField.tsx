import { FieldFrame } from '@masar/ui/mui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Suspense } from 'react';
import { lazyPart } from '#shared/navigation/lazy-part';
import type { Skill } from './skills.queries';

const SkillSuggestions = lazyPart(() => import('./SkillSuggestions'));

export interface SkillFieldProps {
  label: string;
  /** What may be typed, shown while nothing is. */
  hint: string;
  /** Left out of the suggestions: what has been chosen already. */
  without?: readonly string[];
  /** A skill was chosen; the field empties itself for the next one. */
  onChoose: (skill: Skill) => void;
}

/**
 * A text field that suggests skills of the vocabulary, in any spelling of either language (PRF-2). What suggests is code
 * of its own, for which the field keeps its place.
 */
export function SkillField(props: SkillFieldProps) {
  const empty = (
    <FieldFrame label={props.label}>
      {(control) => <OutlinedInput placeholder={props.hint} readOnly inputProps={control} />}
    </FieldFrame>
  );
  return (
    <Suspense fallback={empty}>
      <SkillSuggestions {...props} />
    </Suspense>
  );
}
