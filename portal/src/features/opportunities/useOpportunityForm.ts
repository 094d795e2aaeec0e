import { useState, type SubmitEvent } from 'react';
import { useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { useSendOnce } from '#shared/forms/useSendOnce';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { opportunityFormMessages } from './messages/opportunity-form.messages';
import {
  emptyOpportunity,
  opportunityProblems,
  toNewOpportunity,
  toOpportunityChange,
  toOpportunityForm,
  type OpportunityField,
} from './model/opportunity-form';
import { useEditOpportunity, usePostOpportunity } from './opportunities.mutations';
import type { Opportunity } from './opportunity-answers';

/** Values, problems and sending of the form; what was typed stays until the server has it (OPP-1). */
export function useOpportunityForm(opportunity: Opportunity | undefined, onDone: (saved: Opportunity) => void) {
  const text = useMessages(opportunityFormMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const sendOnce = useSendOnce();
  const post = usePostOpportunity();
  const edit = useEditOpportunity(opportunity?.id ?? '');
  const save = opportunity ? edit : post;
  const [initial] = useState(() => (opportunity ? toOpportunityForm(opportunity) : emptyOpportunity));
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:opportunity:${opportunity?.id ?? 'new'}`, initial);
  const [wasSent, setSent] = useState(false);
  const { values, change } = draft;
  const found = opportunityProblems(values);

  const failed = opportunity ? { title: text.saveFailed } : { title: text.failed, fallback: text.fallback };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      const isMissing = Object.values(found).includes('required');
      if (isMissing) toast({ title: text.missing, description: text.missingHint, kind: 'destructive' });
      return;
    }
    try {
      const saved = await sendOnce(values, (key) =>
        opportunity
          ? edit.mutateAsync(toOpportunityChange(values))
          : post.mutateAsync({ body: toNewOpportunity(values), key }),
      );
      if (!saved) return;
      draft.accept(opportunity ? values : emptyOpportunity);
      const description = saved.status === 'pending' ? text.waits : opportunity ? undefined : text.addedHint;
      toast({ title: opportunity ? text.saved : text.added, description, kind: 'success' });
      onDone(saved);
    } catch (error) {
      notifyFailure(error, failed);
    }
  };

  /** What a control needs of its field. */
  const field = (name: OpportunityField) => {
    const problem = wasSent ? found[name] : undefined;
    return {
      name,
      value: values[name],
      error: problem ? text[problem] : fieldError(save.error, name),
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
  };
  return { draft, send, field, isBusy: save.isPending };
}
