import type { CurrentUser } from '@masar/contracts';
import type { Role } from '@masar/domain';
import { isolated, shell, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { usePrintedRule } from '#shared/forms/usePrintedRule';
import { useToast } from '#shared/toasts/ToastProvider';
import { toProfileChange } from '../model/profile-change';
import { profileMessages } from '../profile.messages';
import { useUpdateProfile } from '../profile.mutations';
import { LearningPlanSection } from './LearningPlanSection';
import styles from './Profile.module.css';
import { RoleSection } from './RoleSection';

/** Personal details, names on certificates, digits, plan and role, saved together (PRF-1). */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const text = useMessages(profileMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const update = useUpdateProfile();
  const [role, setRole] = useState<Role>(user.role);
  const [askedAddress, setAskedAddress] = useState<string>();
  const printed = usePrintedRule();
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: 'profile',
    record: savedOf(user),
    isGuarded: true,
    rules: {
      firstName: printed,
      lastName: printed,
      nameAr: printed,
      nameEn: printed,
      email: asMarked,
      bio: asMarked,
      digits: asMarked,
      roleReason: asMarked,
    },
    send: async (typed) => {
      const change = toProfileChange(user, typed, role);
      const saved = await update.mutateAsync(change);
      // Another address counts once its owner has confirmed it.
      return { saved, asked: isSameAddress(change.email ?? '', saved.email) ? undefined : change.email };
    },
    onSent: ({ saved, asked }) => {
      setAskedAddress(asked);
      const savedHint = asked ? text.addressMailed : text.updatedHint;
      toast({ title: text.updated, description: saved.pendingRole ? text.requested : savedHint, kind: 'success' });
    },
    onRefused: (failed) => notifyFailure(failed, { title: text.updateError, fallback: text.updateFailed }),
  });

  return (
    <form {...form} className={shell.stack20}>
      <RestoredDraft {...draft} />
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="profile-personal">
        <h2 id="profile-personal">{text.personal}</h2>
        <div className={styles.pair}>
          <TextField
            label={text.firstName}
            name="firstName"
            autoComplete="given-name"
            defaultValue={user.firstName ?? ''}
            error={errorOf('firstName')}
          />
          <TextField
            label={text.lastName}
            name="lastName"
            autoComplete="family-name"
            defaultValue={user.lastName ?? ''}
            error={errorOf('lastName')}
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
          error={errorOf('email')}
        />
        {askedAddress && (
          <Alert severity="info">{text.addressAsked(isolated(askedAddress), isolated(user.email))}</Alert>
        )}
        <TextArea
          label={text.bio}
          name="bio"
          defaultValue={user.bio ?? ''}
          hint={text.bioHint}
          error={errorOf('bio')}
        />
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
            error={errorOf('nameAr')}
          />
          <TextField
            label={text.nameEn}
            name="nameEn"
            dir="ltr"
            lang="en"
            defaultValue={user.nameEn ?? ''}
            error={errorOf('nameEn')}
          />
        </div>
      </Card>
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="profile-display">
        <h2 id="profile-display">{text.display}</h2>
        <SelectField label={text.digits} name="digits" defaultValue={user.digits} error={errorOf('digits')}>
          <option value="latn">{text.latn()}</option>
          <option value="arab">{text.arab}</option>
        </SelectField>
      </Card>
      {user.role === 'student' && <LearningPlanSection user={user} />}
      <RoleSection user={user} role={role} onChange={setRole} reasonError={errorOf('roleReason')} />
      <FormFailure {...failure} fallback={text.updateFailed} />
      <div className={styles.save}>
        <Button type="submit" size="large" loading={isBusy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

/** Of the profile, what this form shows. */
const savedOf = ({
  firstName,
  lastName,
  email,
  bio,
  nameAr,
  nameEn,
  role,
  learningGoal,
  track,
  dailyMinutes,
  digits,
}: CurrentUser) => ({
  ...{ firstName, lastName, email, bio, nameAr, nameEn, role },
  ...{ learningGoal, track, dailyMinutes, digits },
});

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
