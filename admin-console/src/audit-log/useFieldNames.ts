import { isolated } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import { useResourceDefinitions } from 'react-admin';
import type { Fields } from '../records/fields';
import { namesOfProperties } from '../records/fields/property-names';

/** What the fields of a resource are called, as its own screens say; others by the name that the API gives them. */
export function useFieldNames(resource: string): (property: string) => string {
  const locale = useLocale();
  const { fields } = (useResourceDefinitions()[resource]?.options ?? {}) as { fields?: Fields<never> };
  const names = namesOfProperties(fields ?? {}, locale);
  return (property) => names.get(property) ?? isolated(property);
}
