import { Isolated, useLocale } from '@masar/ui';
import { deletedUser } from './deleted-user';
import styles from './PostedBy.module.css';

interface PostedByProps {
  /** Where the posting names one. */
  organization: string | null;
  poster: string | null;
}

/** For whom a posting was made and who wrote it; one of them alone where that is all. */
export function PostedBy({ organization, poster }: PostedByProps) {
  const { language } = useLocale();
  const name = <Isolated>{poster ?? deletedUser[language]}</Isolated>;
  if (!organization) return name;
  return (
    <span className={styles.names}>
      <span>
        <Isolated>{organization}</Isolated>
      </span>
      <span className={styles.poster}>{name}</span>
    </span>
  );
}
