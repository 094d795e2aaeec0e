import { Badge, EmptyState, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { paths } from '../paths';
import { comingMessages, type ComingName } from './coming.messages';

/** Says honestly that a screen is still being built. */
export default function ComingPage({ name }: { name: ComingName }) {
  const text = useMessages(comingMessages);
  const title = text[name];
  usePageHead({ title });
  return (
    <PageFrame>
      <EmptyState
        headingLevel={1}
        drawing="coming"
        title={title}
        action={
          <>
            <ButtonLink to={paths.courses.href()}>{text.courses}</ButtonLink>
            <ButtonLink to={paths.landing.href()} variant="secondary">
              {text.home}
            </ButtonLink>
          </>
        }
      >
        <p>
          <Badge tone="yellow">{text.badge}</Badge>
        </p>
        {text.sentence}
      </EmptyState>
    </PageFrame>
  );
}
