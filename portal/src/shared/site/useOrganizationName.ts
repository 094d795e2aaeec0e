import { pickLocalized } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import { organizationNameMessages } from './organization-name.messages';
import { useSitePage } from './useSitePage';

/** What the organisation calls itself; the product's name until it is known (SET-1). */
export function useOrganizationName(): string {
  const { language } = useLocale();
  const { organization } = useSitePage('shell');
  if (!organization) return organizationNameMessages[language].own;
  return pickLocalized(organization, 'name', language);
}
