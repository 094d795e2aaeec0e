import { useState, type SubmitEvent } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { useSendOnce } from '#shared/forms/useSendOnce';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';

type FormValues = Record<string, string>;

/** What the form says by itself; the words are those of the feature. */
type FormWords = Record<
  'missing' | 'missingHint' | 'waits' | 'added' | 'addedHint' | 'saved' | 'failed' | 'fallback' | 'saveFailed',
  string
>;

interface PostingFormOptions<Values extends FormValues, Posting extends { id: string; status: string }, Problem> {
  /** In the name of the draft, e.g. `service`. */
  kind: string;
  /** The one that is changed; a new one is written without it. */
  posting: Posting | undefined;
  empty: Values;
  toForm: (posting: Posting) => Values;
  problemsOf: (values: Values) => Partial<Record<keyof Values & string, Problem>>;
  /** Adds it, under a key that makes a repetition harmless, or changes it. */
  save: (values: Values, key: string) => Promise<Posting>;
  /** The mutation behind `save`. */
  saving: { error: unknown; isPending: boolean };
  words: FormWords;
  problemWords: (problem: Problem) => string;
  onDone: (saved: Posting) => void;
}

/** Values, problems and sending of a posting's form; what was typed stays until the server has it (OPP-1, SVC-1). */
export function usePostingForm<Values extends FormValues, Posting extends { id: string; status: string }, Problem>({
  kind,
  posting,
  empty,
  toForm,
  problemsOf,
  save,
  saving,
  words,
  problemWords,
  onDone,
}: PostingFormOptions<Values, Posting, Problem>) {
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const sendOnce = useSendOnce();
  const [initial] = useState(() => (posting ? toForm(posting) : empty));
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:${kind}:${posting?.id ?? 'new'}`, initial);
  const [wasSent, setSent] = useState(false);
  const { values, change } = draft;
  const found = problemsOf(values);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      const isMissing = Object.values(found).some((problem) => problem === 'required');
      if (isMissing) toast({ title: words.missing, description: words.missingHint, kind: 'destructive' });
      return;
    }
    try {
      const saved = await sendOnce(values, (key) => save(values, key));
      if (!saved) return;
      draft.accept(posting ? values : empty);
      const description = saved.status === 'pending' ? words.waits : posting ? undefined : words.addedHint;
      toast({ title: posting ? words.saved : words.added, description, kind: 'success' });
      onDone(saved);
    } catch (error) {
      notifyFailure(error, posting ? { title: words.saveFailed } : { title: words.failed, fallback: words.fallback });
    }
  };

  /** What a control needs of its field. */
  const field = <Name extends keyof Values & string>(name: Name) => {
    const problem = wasSent ? found[name] : undefined;
    return {
      name,
      value: values[name],
      error: problem ? problemWords(problem) : fieldError(saving.error, name),
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as unknown as Partial<Values>),
    };
  };
  return { draft, send, field, isBusy: saving.isPending };
}
