import type { CurrentUser } from '@masar/contracts';
import { Avatar, shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { PictureChoice } from '#shared/pictures/PictureChoice';
import { useSession } from '#shared/session/SessionProvider';
import { profileMessages } from '../profile.messages';
import { useChangePhoto } from '../profile.mutations';
import styles from './Profile.module.css';

/** As the server keeps it. */
const photoSize = { width: 320, height: 320 };

/** One's photo, as it stands beside posts and on the public page (PRF-5). */
export function PhotoSection({ user }: { user: CurrentUser }) {
  const text = useMessages(profileMessages);
  // As in the header, so that one person has one colour.
  const { displayName } = useSession();
  const change = useChangePhoto();
  return (
    <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="profile-photo">
      <h2 id="profile-photo">{text.photo}</h2>
      <p className={styles.hint}>{text.photoHint}</p>
      <PictureChoice
        size={photoSize}
        isRound
        isSet={user.profileImageUrl !== null}
        isBusy={change.isPending}
        send={change.mutate}
      >
        <Avatar personId={user.id} name={displayName} imageUrl={user.profileImageUrl} size="large" />
      </PictureChoice>
    </Card>
  );
}
