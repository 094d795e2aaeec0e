import type { Language } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { useToast } from '#shared/toasts/ToastProvider';
import type { KindTypes, PostingKind } from '../posting-kind';
import { useAddPosting, useChangePosting } from '../postings.mutations';
import { formMessages } from './form.messages';

/** What a kind's form holds and sends; pure, so that it is tested without a screen. */
interface FormModel<T extends KindTypes, Values extends object> {
  empty: Values;
  toForm: (posting: T['one']) => Values;
  /** What keeps it from being sent, in the order of its fields; `initial` is what it began with. */
  problemsOf: (values: Values, initial: Values) => Partial<Record<keyof Values & string, string>>;
  toNew: (values: Values, language: Language) => T['added'];
  toChange: (values: Values, language: Language) => T['changed'];
}

/** What the form says by itself, beside the words for its problems. */
type FormWords = Partial<Record<'missing' | 'missingHint' | 'addedHint' | 'fallback', string>> &
  Record<'added' | 'failed' | 'publish', string>;

interface PostingFormOptions<T extends KindTypes, Values extends object> {
  kind: PostingKind<T>;
  model: FormModel<T, Values>;
  /** The one that is changed; a new one is written without it. */
  posting: T['one'] | undefined;
  /** Among them the label of each field by its name, and its hint (`titleHint`) where it has one. */
  words: FormWords & Readonly<Record<string, unknown> & Record<Exclude<TextName<Values>, `${string}En`>, string>>;
  onDone: (saved: T['one']) => void;
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;
/** What is asked for in English as well. */
type Bilingual<Values> = TextName<Values> extends infer Name ? (Name extends `${infer Base}En` ? Base : never) : never;

/** Values, problems and sending of a posting's form; what was typed stays until the server has it (OPP-1, JOB-1, SVC-1). */
export function usePostingForm<T extends KindTypes, Values extends object>({
  kind,
  model,
  posting,
  words,
  onDone,
}: PostingFormOptions<T, Values>) {
  const text = useMessages(formMessages);
  const { language } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const added = useAddPosting(kind);
  const changed = useChangePosting(kind, posting?.id ?? '');
  const [initial] = useState(() => (posting ? model.toForm(posting) : model.empty));
  const held = useHeldValues(`${kind.kind}:${posting?.id ?? 'new'}`, initial, { isNew: !posting });
  const { values, change } = held;
  const found: Partial<Record<string, string>> = model.problemsOf(values, initial);
  const said = words as Readonly<Record<string, string | undefined>>;
  const wordsOf = (name: string) => {
    const problem = found[name];
    const missing = (text as Record<string, unknown>)[name];
    return problem && (said[problem] ?? (typeof missing === 'string' ? missing : text.required));
  };
  const checked = useCheckedForm({
    holds: held,
    rules: Object.fromEntries(Object.keys(values).map((name) => [name, () => wordsOf(name)])),
    send: (_typed, key) =>
      posting
        ? changed.mutateAsync(model.toChange(values, language))
        : added.mutateAsync({ body: model.toNew(values, language), key }),
    onSent: (saved: T['one']) => {
      held.accept(posting ? values : model.empty);
      const description = saved.status === 'pending' ? text.waits : posting ? undefined : words.addedHint;
      toast({ title: posting ? text.saved : words.added, description, kind: 'success' });
      onDone(saved);
    },
    onIncomplete: () => {
      const isMissing = words.missing && Object.values(found).includes('required');
      if (isMissing) toast({ title: words.missing!, description: words.missingHint, kind: 'destructive' });
    },
    onRefused: (error) =>
      notifyFailure(error, posting ? { title: text.saveFailed } : { title: words.failed, fallback: words.fallback }),
  });

  /** What a control needs of its field. */
  const field = <Name extends TextName<Values>>(name: Name) => ({
    name,
    label: said[name] ?? '',
    hint: said[`${name}Hint`],
    value: (values as Record<string, unknown>)[name] as string,
    error: checked.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<Values>),
  });
  const english = (name: Bilingual<Values>) => ({
    ...field(`${name}En` as TextName<Values>),
    label: text.inEnglish(said[name] ?? ''),
    dir: 'ltr',
  });
  return { ...checked, values, change, field, english, sendWords: posting ? text.save : words.publish };
}
