import type { CurrentUser } from '@masar/contracts';
import type { Role } from '@masar/domain';
import { isolated, shell, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError, type FormRefusal, submittedValues } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { usePrintedFields } from '#shared/forms/usePrintedRule';
import { useToast } from '#shared/toasts/ToastProvider';
import { toProfileChange } from '../model/profile-change';
import { profileMessages } from '../profile.messages';
import { useUpdateProfile } from '../profile.mutations';
import { LearningPlanSection } from './LearningPlanSection';
import styles from './Profile.module.css';
import { RoleSection } from './RoleSection';

const printedNames = ['firstName', 'lastName', 'nameAr', 'nameEn'];

/** Personal details, names on certificates, digits, plan and role, saved together (PRF-1). */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const text = useMessages(profileMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const update = useUpdateProfile();
  const [role, setRole] = useState<Role>(user.role);
  const [askedAddress, setAskedAddress] = useState<string>();
  const printed = usePrintedFields();
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const error = (field: string) => fieldError(refusal ?? update.error, field);

  return (
    <form
      className={shell.stack20}
      noValidate
      onSubmit={(event) => {
        const typed = submittedValues(event);
        const refused = printed(Object.fromEntries(printedNames.map((name) => [name, typed[name]])));
        setRefusal(refused);
        if (refused) return;
        const change = toProfileChange(user, typed, role);
        update.mutate(change, {
          onSuccess: (saved) => {
            // Another address counts once its owner has confirmed it.
            const asked = isSameAddress(change.email ?? '', saved.email) ? undefined : change.email;
            setAskedAddress(asked);
            const savedHint = asked ? text.addressMailed : text.updatedHint;
            toast({
              title: text.updated,
              description: saved.pendingRole ? text.requested : savedHint,
              kind: 'success',
            });
          },
          onError: (failure) => notifyFailure(failure, { title: text.updateError, fallback: text.updateFailed }),
        });
      }}
    >
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="profile-personal">
        <h2 id="profile-personal">{text.personal}</h2>
        <div className={styles.pair}>
          <TextField
            label={text.firstName}
            name="firstName"
            autoComplete="given-name"
            defaultValue={user.firstName ?? ''}
            error={error('firstName')}
          />
          <TextField
            label={text.lastName}
            name="lastName"
            autoComplete="family-name"
            defaultValue={user.lastName ?? ''}
            error={error('lastName')}
          />
        </div>
        <TextField
          // With the address of now again, as soon as another one was asked for.
          key={askedAddress}
          label={text.email}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          required
          defaultValue={user.email}
          hint={user.emailVerified ? text.emailHint : text.emailUnverified}
          error={error('email')}
        />
        {askedAddress && (
          <Alert severity="info">{text.addressAsked(isolated(askedAddress), isolated(user.email))}</Alert>
        )}
        <TextArea label={text.bio} name="bio" defaultValue={user.bio ?? ''} hint={text.bioHint} error={error('bio')} />
      </Card>
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="profile-names">
        <h2 id="profile-names">{text.certificateNames}</h2>
        <p className={styles.hint}>{text.certificateNamesHint}</p>
        <div className={styles.pair}>
          <TextField
            label={text.nameAr}
            name="nameAr"
            dir="rtl"
            lang="ar"
            defaultValue={user.nameAr ?? ''}
            error={error('nameAr')}
          />
          <TextField
            label={text.nameEn}
            name="nameEn"
            dir="ltr"
            lang="en"
            defaultValue={user.nameEn ?? ''}
            error={error('nameEn')}
          />
        </div>
        <SelectField label={text.digits} name="digits" defaultValue={user.digits} error={error('digits')}>
          <option value="latn">{text.latn()}</option>
          <option value="arab">{text.arab}</option>
        </SelectField>
      </Card>
      {user.role === 'student' && <LearningPlanSection user={user} />}
      <RoleSection user={user} role={role} onChange={setRole} reasonError={error('roleReason')} />
      <FormFailure error={refusal} fields={printedNames} />
      <div className={styles.save}>
        <Button type="submit" size="large" loading={update.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
