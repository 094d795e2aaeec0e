import { contactLength } from '@masar/domain';
import { CopyIcon, ErrorState, ExternalIcon, RowsSkeleton, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { CheckField } from '#shared/forms/CheckField';
import { FormFailure } from '#shared/forms/FormFailure';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useToast } from '#shared/toasts/ToastProvider';
import { useCopy } from '#shared/toasts/useCopy';
import { useSavePage } from '../profile.mutations';
import { profileQueries, type PublicPage } from '../profile.queries';
import { recordMessages } from '../record.messages';
import styles from './Profile.module.css';
import { ProfileSection } from './ProfileSection';

/** The page that anybody may see, once its owner opens it (PRF-3). */
export function PublicPageSection() {
  const text = useMessages(recordMessages);
  const describe = useFailureText();
  const page = useSignedInQuery(profileQueries.page());
  return (
    <ProfileSection title={text.page} hint={text.pageHint}>
      {page.isPending && <RowsSkeleton rows={3} />}
      {page.isError && (
        <ErrorState title={text.pageFailed} headingLevel={3} onRetry={() => void page.refetch()}>
          {describe(page.error)}
        </ErrorState>
      )}
      {page.data && <PageForm page={page.data} />}
    </ProfileSection>
  );
}

function PageForm({ page }: { page: PublicPage }) {
  const text = useMessages(recordMessages);
  const toast = useToast();
  const save = useSavePage();
  const legendId = useId();
  const { form, failure, errorOf, isBusy } = useCheckedForm<string, PublicPage>({
    rules: { handle: asMarked, contact: asMarked },
    send: ({ handle = '', contact = '', ...ticked }) => {
      const is = (box: string) => ticked[box] === 'on';
      return save.mutateAsync({
        isOpen: is('isOpen'),
        handle,
        showsCertificates: is('certificates'),
        showsSkills: is('skills'),
        showsProjects: is('projects'),
        showsDiscussions: is('discussions'),
        contact,
        showsContact: is('showsContact'),
      });
    },
    onSent: ({ isOpen }) => {
      const changed = isOpen ? text.pageOpened : text.pageClosed;
      toast({ title: isOpen === page.isOpen ? text.pageSaved : changed, kind: 'success' });
    },
  });
  return (
    <form {...form} className={`${shell.stack16} ${styles.section}`}>
      <CheckField label={text.isOpen} name="isOpen" defaultChecked={page.isOpen} />
      <TextField
        label={text.handle}
        name="handle"
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        defaultValue={page.handle ?? ''}
        hint={text.handleHint}
        error={errorOf('handle')}
      />
      <div role="group" aria-labelledby={legendId}>
        <p id={legendId} className={styles.legend}>
          {text.shows}
        </p>
        <div className={styles.checks}>
          <CheckField label={text.certificates} name="certificates" defaultChecked={page.showsCertificates} />
          <CheckField label={text.skillsOn} name="skills" defaultChecked={page.showsSkills} />
          <CheckField label={text.projectsOn} name="projects" defaultChecked={page.showsProjects} />
          <CheckField label={text.discussions} name="discussions" defaultChecked={page.showsDiscussions} />
          <CheckField label={text.showsContact} name="showsContact" defaultChecked={page.showsContact} />
        </div>
      </div>
      <TextField
        label={text.contact}
        name="contact"
        dir="ltr"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={contactLength}
        defaultValue={page.contact ?? ''}
        hint={text.contactHint}
        error={errorOf('contact')}
      />
      <FormFailure {...failure} fallback={text.pageError} />
      <div className={shell.row10}>
        <Button type="submit" loading={isBusy}>
          {text.savePage}
        </Button>
        {page.isOpen && <PageLinks address={page.address} />}
      </div>
    </form>
  );
}

function PageLinks({ address }: { address: string }) {
  const text = useMessages(recordMessages);
  const copy = useCopy(text);
  const path = paths.person.href(address);
  return (
    <>
      <ButtonLink to={path} variant="secondary">
        <ExternalIcon size={18} />
        {text.view}
      </ButtonLink>
      <Button variant="text" color="inherit" onClick={() => copy(`${window.location.origin}${path}`)}>
        <CopyIcon size={18} />
        {text.copy}
      </Button>
    </>
  );
}
