import { useLocale, useMessages } from '@masar/ui';
import { type SubmitEvent, useState } from 'react';
import { checkedFormMessages } from './checked-form.messages';
import { fieldError, FormRefusal, submittedValues } from './form-values';
import { useKeptFields } from './useKeptFields';
import { useSendOnce } from './useSendOnce';

/** What is wrong with a value, in words that say what to do; undefined where it may be sent. */
export type FieldRule = (value: string) => string | undefined;

/** For fields that must hold something. */
export const written =
  (message: string): FieldRule =>
  (value) =>
    value === '' ? message : undefined;

/** For fields of which nothing is asked but what stands on them (`required`, `minLength`). */
export const asMarked: FieldRule = () => undefined;

interface CheckedForm<Field extends string, Answer> {
  /** A rule for each field; a ticked box has the value `on`. */
  rules: Record<Field, FieldRule>;
  /** What the form holds outside of fields with names. */
  holds?: object;
  /** The name under which this browser keeps what is typed until it is sent. */
  draft?: string;
  /** Why something else than this sending failed; null while all is well. */
  error?: unknown;
  /** Gets what was typed once every rule is content, with a key that stays while the words stay (REL-3). */
  send: (values: Record<Field, string>, key: string) => Answer | Promise<Answer>;
  /** The server has it, where `send` says when. */
  onSent?: (answer: Answer) => void;
  /** Stays for the next one: its fields are emptied when the server has them. */
  isRepeated?: boolean;
}

/**
 * The one way of forms. It tells everything that is wrong at once when it is sent (`FormFailure` takes the focus to the
 * first such field), and stops telling it of a field as soon as somebody types there. What the server refuses is told
 * the same way and stays typed; pressed twice it is sent once.
 */
export function useCheckedForm<Field extends string, Answer>(options: CheckedForm<Field, Answer>) {
  const { rules, holds, draft, error, send, onSent, isRepeated = false } = options;
  const text = useMessages(checkedFormMessages);
  const { format } = useLocale();
  const [refusal, setRefusal] = useState<unknown>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const sendOnce = useSendOnce();
  const kept = useKeptFields(draft);
  const fields = Object.keys(rules) as Field[];
  const failure = refusal ?? error;

  const asked = (control: Element | RadioNodeList | null, value: string): string | undefined => {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
    if (value === '') return control.required ? text.fill : undefined;
    return value.length < control.minLength ? text.longer(format.number(control.minLength)) : undefined;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const typed = submittedValues(event);
    const values = Object.fromEntries(fields.map((field) => [field, typed[field] ?? ''])) as Record<Field, string>;
    const errors = fields.flatMap((field) => {
      const message = rules[field](values[field]) ?? asked(form.elements.namedItem(field), values[field]);
      return message ? [{ field, message }] : [];
    });
    setTouched(new Set());
    setRefusal(errors.length > 0 ? new FormRefusal(errors) : null);
    if (errors.length > 0) return;
    setBusy(true);
    try {
      const sent = await sendOnce(holds ?? values, async (key) => ({ answer: await send(values, key) }));
      if (!sent) return;
      if (isRepeated) form.reset();
      kept.forget();
      onSent?.(sent.answer);
    } catch (refused) {
      setRefusal(refused);
    }
    setBusy(false);
  };

  const touch = ({ target }: { target: EventTarget }) => {
    const name = 'name' in target ? String(target.name) : '';
    setTouched((before) => (before.has(name) ? before : new Set(before).add(name)));
    kept.keep();
  };

  return {
    /** For the form element. */
    form: {
      ref: kept.ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onInput: touch,
    },
    /** For `RestoredDraft`, and for `LeaveGuard` whether there is something to lose. */
    draft: kept.draft,
    /** For `FormFailure`. */
    failure: { error: failure, fields },
    isBusy,
    errorOf: (field: Field): string | undefined => (touched.has(field) ? undefined : fieldError(failure, field)),
  };
}
