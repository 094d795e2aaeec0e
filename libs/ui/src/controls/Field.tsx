import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { WarningIcon } from '../icons/interface-icons.tsx';
import { useKit } from '../kit/kit-context.ts';
import styles from './Field.module.css';

/** What stands around an input. */
export interface FieldTexts {
  label: string;
  /** What is wrong; announced and tied to the input. */
  error?: string | undefined;
  hint?: string | undefined;
}

interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around an input, tied to it. */
export function FieldFrame({ label, error, hint, required, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        className: styles.input ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {error ? (
        <span id={noteId} className={styles.error}>
          <WarningIcon size={16} />
          {error}
        </span>
      ) : (
        hint && (
          <span id={noteId} className={styles.hint}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}

/** One line of text with label, hint and error. Direction follows what is typed unless `dir` says otherwise. */
export function TextField(props: FieldTexts & InputHTMLAttributes<HTMLInputElement>) {
  const kit = useKit();
  if (kit) return <kit.TextField {...props} />;
  const { label, error, hint, ...input } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint} required={input.required}>
      {(control) => <input dir="auto" {...input} {...control} />}
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextArea({ label, error, hint, ...input }: FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={input.required}>
      {(control) => <textarea dir="auto" rows={4} {...input} {...control} />}
    </FieldFrame>
  );
}

/** One of few choices, by the browser's own list; `children` are the options. */
export function SelectField({ label, error, hint, ...input }: FieldTexts & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={input.required}>
      {(control) => <select {...input} {...control} />}
    </FieldFrame>
  );
}

interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** May hold links to what is agreed to. */
  label: ReactNode;
  error?: string | undefined;
}

/** A sentence to agree to. */
export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <span id={id} className={styles.error}>
          <WarningIcon size={16} />
          {error}
        </span>
      )}
    </div>
  );
}
