import { Button, CheckField, useMessages } from '@masar/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/forms/FormFailure';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { paths } from '#shared/navigation/paths';
import { useSignIn } from '#shared/session/useSignIn';
import { authMessages } from '../auth.messages';
import { useAgree } from '../first-visit.queries';
import { invitationMessages } from '../invitation.messages';
import { AgreedTexts } from './AgreedTexts';

/** Age and consent, without which nobody gets an account (AUTH-2). */
export function AgreeForm({ refuse }: { refuse: { mutate: () => void; isPending: boolean; error: Error | null } }) {
  const text = useMessages(authMessages);
  const own = useMessages(invitationMessages);
  const agree = useAgree();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { form, errorOf, failure, isBusy } = useCheckedForm({
    rules: { isSixteenOrOlder: written(text.sixteenRequired) },
    error: refuse.error,
    send: () => agree.mutateAsync(),
    onSent: (answer) =>
      'factors' in answer ? void navigate({ pathname: paths.secondStep.href(), search }) : signIn(answer, 'password'),
  });
  return (
    <form {...form}>
      <CheckField
        label={<AgreedTexts sentence={text.sixteen} />}
        name="isSixteenOrOlder"
        error={errorOf('isSixteenOrOlder')}
      />
      <FormFailure {...failure} />
      <Button type="submit" size="large" wide busy={isBusy}>
        {own.agree}
      </Button>
      <Button variant="quiet" wide busy={refuse.isPending} onClick={() => refuse.mutate()}>
        {own.refuse}
      </Button>
    </form>
  );
}
