import { EmptyState, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { questionMessages } from '../messages/question.messages';
import { viewHref } from '../model/assessment-address';

/** An address of no skill, or of somebody else's attempt. */
export function NoAssessment() {
  const text = useMessages(questionMessages);
  usePageHead({ title: text.notFound });
  return (
    <PageFrame>
      <EmptyState
        headingLevel={1}
        title={text.notFound}
        action={<ButtonLink to={viewHref({ kind: 'skills' })}>{text.leave}</ButtonLink>}
      >
        {text.notFoundHint}
      </EmptyState>
    </PageFrame>
  );
}
