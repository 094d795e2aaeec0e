import { EmptyState, useMessages } from '@masar/ui';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { PageFrame } from '#shared/page/Page';
import { useHydrated } from '#shared/page/useHydrated';
import { usePageHead } from '#shared/page/usePageHead';
import { SearchBox } from '../layout/SearchBox';
import { useIsMember } from '../layout/useIsMember';
import { notFoundPageMessages } from './not-found-page.messages';
import styles from './NotFoundPage.module.css';

/** 404: ways on and, quietly, the specification's hint for whoever develops (NAV-1). */
export default function NotFoundPage() {
  const text = useMessages(notFoundPageMessages);
  const { pathname } = useLocation();
  // The page is written once for all addresses.
  const isHydrated = useHydrated();
  const isMember = useIsMember();
  usePageHead({ title: text.title });
  return (
    <PageFrame>
      <EmptyState
        headingLevel={1}
        drawing="lost"
        title={`404 · ${text.title}`}
        action={
          <>
            <ButtonLink to={(isMember ? paths.home : paths.landing).href()}>{text.home}</ButtonLink>
            <ButtonLink to={paths.courses.href()} variant="secondary">
              {text.courses}
            </ButtonLink>
          </>
        }
      >
        <p>{text.sentence}</p>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <small>
          {text.hint} {isHydrated && <code>{pathname}</code>}
        </small>
      </EmptyState>
    </PageFrame>
  );
}
