import { useLocale, useMessages } from '@masar/ui';
import { type SubmitEvent, type SyntheticEvent, useState } from 'react';
import { checkedFormMessages } from './checked-form.messages';
import { fieldError, FormRefusal, submittedValues } from './form-values';
import type { HeldValues } from './useHeldValues';
import { useKeptFields } from './useKeptFields';
import { useSendOnce } from './useSendOnce';

/** What is wrong with a value, in words that say what to do; undefined where it may be sent. */
export type FieldRule = (value: string) => string | undefined;

/** What is not this is certainly no address: the server knows better. */
const addressLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** For fields that must hold something. */
export const written =
  (message: string): FieldRule =>
  (value) =>
    value === '' ? message : undefined;

/** For fields without a rule of their own: what stands on them is asked (`required`, `minLength`, `type="email"`). */
export const asMarked: FieldRule = () => undefined;

/** What a field takes by its name: the name itself, and what is wrong. */
export type FieldOf<Field extends string = string> = (name: Field) => { name: Field; error: string | undefined };

/** The fields of a part, whose names begin with its place: `rubric.0.titleAr`. */
export const fieldsIn =
  (field: FieldOf, place: string): FieldOf =>
  (name) =>
    field(`${place}.${name}`);

interface CheckedForm<Field extends string, Answer> {
  /** A rule for each field that has one, or whose message the server may send; a ticked box has the value `on`. */
  rules?: Record<Field, FieldRule>;
  /** What the form holds beside words in fields; its rules look there, and `onSent` says what the server has taken. */
  holds?: Pick<HeldValues<object>, 'values' | 'draft'>;
  /** The name under which this browser keeps what is typed until it is sent. */
  draft?: string;
  /** What the server has of what a `draft` changes: is it newer than the draft, whoever typed chooses. */
  record?: object;
  /** Why something else than this sending failed; null while all is well. */
  error?: unknown;
  /** Gets what was typed once every rule is content, with a key that stays while the words stay (REL-3). */
  send: (values: Record<Field, string>, key: string) => Answer | Promise<Answer>;
  /** The server has it, where `send` says when. */
  onSent?: (answer: Answer) => void;
  /** Tells more than the fields do that something is missing or wrong. */
  onIncomplete?: () => void;
  /** Tells more than `FormFailure` does that the server refused. */
  onRefused?: (error: unknown, values: Record<Field, string>) => void;
  /** Its loss hurts: `RestoredDraft` asks before the page is left with something that is kept and not sent. */
  isGuarded?: boolean;
  /** Stays for the next one: its fields are emptied when the server has them. */
  isRepeated?: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input[name], textarea[name], select[name]'),
];

/**
 * The one way of forms. It tells everything that is wrong at once when it is sent (`FormFailure` takes the focus to the
 * first such field), and stops telling it of a field as soon as somebody types there. What the server refuses is told
 * the same way and stays typed; pressed twice it is sent once.
 */
export function useCheckedForm<Field extends string, Answer>(options: CheckedForm<Field, Answer>) {
  const { rules, holds, draft, record, error, send, onSent, onIncomplete, onRefused } = options;
  const { isGuarded = false, isRepeated = false } = options;
  const judges: Partial<Record<string, FieldRule>> = rules ?? {};
  const text = useMessages(checkedFormMessages);
  const { format } = useLocale();
  const [refusal, setRefusal] = useState<unknown>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const sendOnce = useSendOnce();
  const kept = useKeptFields(draft, record);
  const drafted = holds?.draft ?? kept.draft;
  // While it is on its way, the record changes by itself.
  const isOutdated = drafted.isOutdated && !isBusy;
  const failure = refusal ?? error;
  const choice = {
    discard: () => {
      setRefusal(null);
      drafted.discard();
    },
    keepMine: () => {
      setRefusal(null);
      drafted.keepMine();
    },
  };

  /** What stands on the field itself. */
  const asked = (control: Control | undefined, value: string): string | undefined => {
    if (!control) return undefined;
    // A day without its time has no value, and would be sent as none.
    if (control.validity.badInput) return text.fill;
    if (value === '') return control.required ? text.fill : undefined;
    if ('minLength' in control && value.length < control.minLength)
      return text.longer(format.number(control.minLength));
    if (control.type === 'email' && !addressLike.test(value)) return text.wholeEmail;
    return control.validity.patternMismatch ? text.number : undefined;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    // A window's form lies in that of the page below it, as far as React is concerned.
    event.stopPropagation();
    const form = event.currentTarget;
    const typed = submittedValues(event);
    const controls = controlsOf(form);
    const fields = [...new Set([...Object.keys(judges), ...controls.map(({ name }) => name)])];
    const values = Object.fromEntries(fields.map((field) => [field, typed[field] ?? ''])) as Record<Field, string>;
    const errors = fields.flatMap((field) => {
      const value = typed[field] ?? '';
      const control = controls.find(({ name }) => name === field);
      const { [field]: rule = asMarked } = judges;
      // A rule alone says whether nothing may stand there; a list that is not loaded yet has no value.
      const isAsked = value !== '' || rule === asMarked;
      const message = rule(value) ?? (isAsked ? asked(control, value) : undefined);
      return message ? [{ field, message }] : [];
    });
    setTouched(new Set());
    // Nobody's newer words are overwritten without a word.
    setRefusal(errors.length > 0 || isOutdated ? new FormRefusal(errors) : null);
    if (isOutdated) return;
    if (errors.length > 0) {
      onIncomplete?.();
      return;
    }
    setBusy(true);
    try {
      const sent = await sendOnce(holds?.values ?? values, async (key) => ({ answer: await send(values, key) }));
      if (!sent) return;
      if (isRepeated) form.reset();
      kept.forget();
      onSent?.(sent.answer);
    } catch (refused) {
      setRefusal(refused);
      onRefused?.(refused, values);
    }
    setBusy(false);
  };

  const touch = (event: SyntheticEvent) => {
    event.stopPropagation();
    const name = 'name' in event.target ? String(event.target.name) : '';
    setTouched((before) => (before.has(name) ? before : new Set(before).add(name)));
    if (!holds) kept.keep();
  };

  const errorOf = (field: Field): string | undefined => (touched.has(field) ? undefined : fieldError(failure, field));
  return {
    /** For the form element. */
    form: {
      ref: kept.ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onChange: touch,
    },
    /** For `RestoredDraft`. */
    draft: { ...drafted, ...choice, isOutdated, isGuarded },
    /** For `FormFailure`. */
    failure: {
      error: failure,
      choice: isOutdated && refusal !== null ? choice : undefined,
      fields: failure instanceof FormRefusal ? failure.errors.map(({ field }) => field) : Object.keys(judges),
    },
    isBusy,
    errorOf,
    field: ((name) => ({ name, error: errorOf(name) })) as FieldOf<Field>,
  };
}
