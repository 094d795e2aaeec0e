import { pickLocalized } from '@masar/i18n';
import { Logo, useLocale } from '@masar/ui';
import { useSitePage } from '#shared/site/useSitePage';
import styles from './SiteLogo.module.css';

/** Name and logo of the organisation; the product's own until it has chosen (SET-1). */
export function SiteLogo() {
  const { language } = useLocale();
  const { organization } = useSitePage('shell');
  if (!organization) return <Logo />;
  const name = pickLocalized(organization, 'name', language);
  if (!organization.logoUrl) return <Logo name={name} />;
  return (
    <span className={styles.logo}>
      <img src={organization.logoUrl} alt="" height={34} />
      {name}
    </span>
  );
}
