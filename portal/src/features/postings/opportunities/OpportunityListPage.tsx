import { useMessages } from '@masar/ui';
import { useState } from 'react';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useMay } from '#shared/session/useMay';
import { ApplyDialog } from '../apply/ApplyPanel';
import { PostingListPage } from '../list/PostingListPage';
import { useGovernorates } from '../list/useGovernorates';
import { type Opportunity, opportunityKind } from './opportunity.kind';
import { opportunityMessages } from './opportunity.messages';
import { opportunityFormMessages } from './opportunity-form.messages';
import { OpportunityCard } from './OpportunityCard';
import { OpportunityForm } from './OpportunityForm';

/** /opportunities (OPP-1). */
export default function OpportunityListPage() {
  const text = useMessages(opportunityMessages);
  const titles = useMessages(opportunityFormMessages);
  const governorate = useGovernorates();
  const [applyingTo, setApplyingTo] = useState<Opportunity | null>(null);
  const mayPost = useMay('POST /api/opportunities');
  return (
    <PostingListPage
      kind={opportunityKind}
      text={mayPost ? { ...text, title: text.manage, intro: text.manageIntro } : text}
      form={{ titles, Form: OpportunityForm }}
      mayPost={mayPost}
      bar={{
        search: { label: text.search, hint: text.searchHint },
        selects: [governorate],
        chips: { name: 'type', label: text.type, all: text.all, words: text },
        whose: { label: text.whose, open: text.open, own: text.own },
      }}
      card={(posting) => <OpportunityCard key={posting.id} posting={posting} onApply={() => setApplyingTo(posting)} />}
      links={
        <ButtonLink to={paths.jobs.href()} variant="secondary">
          {text.jobs}
        </ButtonLink>
      }
    >
      {applyingTo && <ApplyDialog kind="opportunity" posting={applyingTo} onClose={() => setApplyingTo(null)} />}
    </PostingListPage>
  );
}
