import type { components } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import type { ControlProps, Kind } from '../records/fields/field';
import { NumberField } from '../records/fields/NumberField';
import { useRequired } from '../records/useRequired';
import { needListMessages } from './need-list.messages';

type Need = components['schemas']['SkillNeedResponse'];

/** Skills that a course needs before, each with its level (PRE-1). */
export const needList: Kind<Need[]> = {
  tell: (needs) => needs.map(({ skillId, level }) => `${skillId} ${level}`).join('\n'),
  control: Needs,
  isWide: true,
};

function Needs({ source, label }: ControlProps) {
  const text = useMessages(needListMessages);
  const required = useRequired();
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator inline fullWidth disableClear disableReordering>
        <TextInput
          source="skillId"
          label={text.skill}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
          helperText={false}
          validate={[required]}
        />
        <NumberField source="level" label={text.level} min={1} max={5} helperText={false} validate={[required]} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
