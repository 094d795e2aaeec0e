import { difficulties } from '@masar/domain';
import { useGetList } from 'react-admin';
import { pickLocalized } from '@masar/i18n';
import { useDifficultyName, useLocale, useMessages } from '@masar/ui';
import type { Category } from '../categories/category';
import { ChoiceFilter, DaysFilter, ReferenceFilter, WordsFilter } from '../records/filters';
import { nameOfUser } from '../users/user';
import { coursesMessages } from './courses.messages';

/** By words of the title, category, level, author, state and day. */
export function CourseFilters() {
  const text = useMessages(coursesMessages);
  const levels = useDifficultyNames();
  return (
    <>
      <WordsFilter label={text.search} />
      <ChoiceFilter source="categoryId" label={text.category} choices={useCategoryChoices()} />
      <ChoiceFilter
        source="difficulty"
        label={text.difficulty}
        choices={difficulties.map((value) => ({ value, label: levels[value] }))}
      />
      <ChoiceFilter
        source="isPublished"
        label={text.state}
        choices={[
          { value: true, label: text.published },
          { value: false, label: text.draft },
        ]}
      />
      <ChoiceFilter
        source="isInPreparation"
        label={text.preparation}
        choices={[
          { value: true, label: text.yes },
          { value: false, label: text.no },
        ]}
      />
      <ReferenceFilter source="instructorId" reference="users" label={text.instructor} nameOf={nameOfUser} />
      <DaysFilter source="createdAt" label={text.createdAt} />
    </>
  );
}

/** Every category by its name. */
export function useCategoryChoices(): { value: string; label: string }[] {
  const { language } = useLocale();
  const { data = [] } = useGetList<Category>('categories', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'id', order: 'ASC' },
  });
  return data.map((category) => ({ value: category.id, label: pickLocalized(category, 'name', language) }));
}

/** Each level by its name. */
export const useDifficultyNames = () => ({
  beginner: useDifficultyName('beginner'),
  intermediate: useDifficultyName('intermediate'),
  advanced: useDifficultyName('advanced'),
});
