import { pickLocalized } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import { useSitePage } from './useSitePage';

const ownName = { ar: 'مسار', en: 'Masar' };

/** What the organisation calls itself; the product's name until it is known (SET-1). */
export function useOrganizationName(): string {
  const { language } = useLocale();
  const { organization } = useSitePage('shell');
  if (!organization) return ownName[language];
  return pickLocalized(organization, 'name', language);
}
