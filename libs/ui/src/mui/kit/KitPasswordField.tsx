import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { controlsMessages } from '../../controls/controls.messages.ts';
import type { PasswordFieldProps } from '../../controls/PasswordField.tsx';
import { useReveal } from '../../controls/useReveal.ts';
import { withinSentence } from '../../controls/within-sentence.ts';
import { EyeIcon, EyeOffIcon } from '../../icons/action-icons.tsx';
import { useMessages } from '../../locale/LocaleProvider.tsx';
import { FieldFrame } from './FieldFrame.tsx';

export function KitPasswordField({ label, error, hint, required, disabled, ...input }: PasswordFieldProps) {
  const text = useMessages(controlsMessages);
  const { field, isShown, turn } = useReveal();
  return (
    <FieldFrame {...{ label, error, hint, required, disabled }}>
      {(control) => (
        <OutlinedInput
          // Passwords are written from left to right; the button stands where they end, in both languages.
          dir="ltr"
          inputRef={field}
          type={isShown ? 'text' : 'password'}
          inputProps={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, ...input, ...control }}
          endAdornment={
            <IconButton
              aria-pressed={isShown}
              aria-controls={control.id}
              // One name for both states: which of them it is, aria-pressed says.
              aria-label={text.show(withinSentence(label))}
              // The field keeps the focus, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={turn}
            >
              {isShown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
            </IconButton>
          }
        />
      )}
    </FieldFrame>
  );
}
