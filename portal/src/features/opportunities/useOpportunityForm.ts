import { useMessages } from '@masar/ui';
import { usePostingForm } from '#shared/postings/usePostingForm';
import { opportunityFormMessages } from './messages/opportunity-form.messages';
import {
  emptyOpportunity,
  opportunityProblems,
  toNewOpportunity,
  toOpportunityChange,
  toOpportunityForm,
} from './model/opportunity-form';
import { useEditOpportunity, usePostOpportunity } from './opportunities.mutations';
import type { Opportunity } from './opportunity-answers';

/** The form of a new opportunity, or of one that is changed (OPP-1). */
export function useOpportunityForm(opportunity: Opportunity | undefined, onDone: (saved: Opportunity) => void) {
  const words = useMessages(opportunityFormMessages);
  const post = usePostOpportunity();
  const edit = useEditOpportunity(opportunity?.id ?? '');
  return usePostingForm({
    kind: 'opportunity',
    posting: opportunity,
    empty: emptyOpportunity,
    toForm: toOpportunityForm,
    problemsOf: opportunityProblems,
    save: (values, key) =>
      opportunity
        ? edit.mutateAsync(toOpportunityChange(values))
        : post.mutateAsync({ body: toNewOpportunity(values), key }),
    saving: opportunity ? edit : post,
    words,
    problemWords: (problem) => words[problem],
    onDone,
  });
}
