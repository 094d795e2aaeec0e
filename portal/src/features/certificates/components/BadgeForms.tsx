import { DownloadIcon, useMessages } from '@masar/ui';
import { FileLink } from '#shared/downloads/FileLink';
import { badgeMessages } from '../badge.messages';
import { badgeAddress, badgeForms } from '../certificates.queries';
import styles from './BadgeForms.module.css';

/** The certificate for programs: an Open Badge in each form that verifiers and wallets read (CRT-5, EVD-7). */
export function BadgeForms({ code }: { code: string }) {
  const text = useMessages(badgeMessages);
  return (
    <div className={styles.forms}>
      <p className={styles.hint}>{text.intro}</p>
      <ul role="list" className={styles.list}>
        {badgeForms.map((form) => (
          <li key={form}>
            <FileLink className={styles.link} address={badgeAddress(code, form)}>
              <DownloadIcon size={18} />
              {text[form]}
            </FileLink>
            <p className={styles.hint}>{text[`${form}Hint`]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
