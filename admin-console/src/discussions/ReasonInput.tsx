import { TextInput } from 'react-admin';
import { communityLimits } from '@masar/domain';

/** Why a moderator decides so. */
export function ReasonInput({ label, hint }: { label: string; hint: string }) {
  return (
    <TextInput
      source="reason"
      label={label}
      helperText={hint}
      multiline
      minRows={3}
      slotProps={{ htmlInput: { dir: 'auto', maxLength: communityLimits.moderationReasonMaximum } }}
    />
  );
}
