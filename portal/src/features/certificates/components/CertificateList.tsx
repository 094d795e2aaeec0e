import { EmptyState, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextField } from '#shared/forms/TextField';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { certificateMessages } from '../certificates.messages';
import type { Certificate } from '../certificates.queries';
import { searchCertificates } from '../model/certificate-list';
import { CertificateCard } from './CertificateCard';
import styles from './CertificateList.module.css';

/** The certificates with their search by course name. */
export function CertificateList({ certificates }: { certificates: readonly Certificate[] }) {
  const text = useMessages(certificateMessages);
  const { language, digits } = useLocale();
  const [search, setSearch] = useState('');
  const found = searchCertificates(certificates, search, language);

  if (certificates.length === 0) {
    return (
      <EmptyState
        drawing="certificate"
        title={text.emptyTitle}
        action={<ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>}
      >
        {text.emptyHint}
      </EmptyState>
    );
  }
  return (
    <section className={shell.stack20} aria-labelledby="certificate-list">
      <div className={styles.head}>
        <h2 id="certificate-list">{text.list}</h2>
        <p role="status" className={styles.count}>
          {search.trim() && text.found(found.length, digits)}
        </p>
        {/* One certificate is found without looking for it. */}
        {certificates.length > 1 && (
          <TextField
            label={text.search}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState
          headingLevel={3}
          drawing="search"
          title={text.notFoundTitle}
          action={
            <Button variant="outlined" onClick={() => setSearch('')}>
              {text.clearSearch}
            </Button>
          }
        >
          {text.notFoundHint}
        </EmptyState>
      ) : (
        <ul role="list" className={shell.stack20}>
          {found.map((certificate) => (
            <CertificateCard key={certificate.id} certificate={certificate} />
          ))}
        </ul>
      )}
    </section>
  );
}
