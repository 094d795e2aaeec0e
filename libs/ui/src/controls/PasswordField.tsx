import type { InputHTMLAttributes } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/action-icons.tsx';
import { useKit } from '../kit/kit-context.ts';
import { useMessages } from '../locale/LocaleProvider.tsx';
import { controlsMessages } from './controls.messages.ts';
import { FieldFrame, type FieldTexts } from './Field.tsx';
import { iconButtonClass, IconTooltip } from './IconButton.tsx';
import styles from './PasswordField.module.css';
import { useReveal } from './useReveal.ts';
import { withinSentence } from './within-sentence.ts';

export type PasswordFieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'dir'>;

/** A password, hidden until the button in its field shows it (AUTH-2). */
export function PasswordField(props: PasswordFieldProps) {
  const kit = useKit();
  return kit ? <kit.PasswordField {...props} /> : <PlainPasswordField {...props} />;
}

function PlainPasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const text = useMessages(controlsMessages);
  const { field, isShown, turn } = useReveal();
  return (
    <FieldFrame label={label} error={error} hint={hint} required={input.required}>
      {(control) => (
        <div className={styles.field} dir="ltr">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            ref={field}
            type={isShown ? 'text' : 'password'}
          />
          <span className={styles.reveal}>
            <button
              type="button"
              className={iconButtonClass()}
              aria-pressed={isShown}
              aria-controls={control.id}
              // The field keeps the focus, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={turn}
            >
              {isShown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
              {/* One name for both states: which of them it is, aria-pressed says. */}
              <span className="visually-hidden">{text.show(withinSentence(label))}</span>
              <IconTooltip>{isShown ? text.hide(withinSentence(label)) : text.show(withinSentence(label))}</IconTooltip>
            </button>
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
