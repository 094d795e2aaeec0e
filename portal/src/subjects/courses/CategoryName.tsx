import { useMessages } from '@masar/ui';
import { useContentLanguage } from '#shared/language/content-language';
import { ContentText } from '#shared/language/ContentText';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { categoryMessages } from './category.messages';
import { categoryQueries } from './course.queries';

/** The name of a category: the server's own, until it is known that of a seeded category. */
export function CategoryName({ id }: { id: string }) {
  const seeded: Record<string, string | undefined> = useMessages(categoryMessages);
  const categories = usePublicQuery(categoryQueries.all(useContentLanguage()));
  const category = categories.data?.find((candidate) => candidate.id === id);
  return category ? <ContentText record={category} field="name" /> : (seeded[id] ?? '');
}
