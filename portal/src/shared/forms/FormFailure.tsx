import { Notice } from '@masar/ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { fieldErrors } from './form-values';
import { OutdatedDraft } from './OutdatedDraft';

interface FormFailureProps {
  /** Error of the mutation, or the form's own refusal; null while all is well. */
  error: unknown;
  /** Fields that show their own message; when the failure is only about them nothing is repeated here. */
  fields?: readonly string[];
  fallback?: string;
  /** Asked for instead, where what is saved has changed meanwhile. */
  choice?: ComponentProps<typeof OutdatedDraft> | undefined;
}

/** Why a form was not accepted, above its button; the keyboard focus goes to the first refused field. */
export function FormFailure({ error, fields = [], fallback, choice }: FormFailureProps) {
  const describe = useFailureText();
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (error) mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  const problems = fieldErrors(error);
  const unshown = problems.filter(({ field }) => !fields.includes(field));
  const isToldByFields = problems.length > 0 && unshown.length === 0;
  const text = unshown.length > 0 ? unshown.map(({ message }) => message).join(' ') : describe(error, fallback);
  return (
    <>
      <span ref={mark} hidden />
      {choice && <OutdatedDraft {...choice} />}
      {!choice && error !== null && error !== undefined && !isToldByFields && <Notice kind="danger">{text}</Notice>}
    </>
  );
}
