import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { categoryMessages } from './category.messages';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { categoryQueries } from './course.queries';

/** Names categories by id: the server's own name, until it is known that of a seeded category. */
export function useCategoryName(): (categoryId: string) => string {
  const { language } = useLocale();
  const seeded: Record<string, string | undefined> = useMessages(categoryMessages);
  const categories = usePublicQuery(categoryQueries.all());
  return (categoryId) => {
    const category = categories.data?.find(({ id }) => id === categoryId);
    return category ? pickLocalized(category, 'name', language) : (seeded[categoryId] ?? '');
  };
}
