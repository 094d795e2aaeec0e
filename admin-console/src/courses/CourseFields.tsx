import { difficulties } from '@masar/domain';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { ReferenceChoice } from '../records/ReferenceChoice';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { useRequired } from '../records/useRequired';
import { userChoice } from '../users/user';
import { useCategoryChoices, useDifficultyNames } from './CourseFilters';
import { coursesMessages } from './courses.messages';

const leftToRight = { htmlInput: { dir: 'ltr' } };
const authors = { role: ['instructor', 'admin'] };

/** What a course says of itself. */
export function CourseFields() {
  const text = useMessages(coursesMessages);
  const required = useRequired();
  const levels = useDifficultyNames();
  const categories = useCategoryChoices().map(({ value, label }) => ({ id: value, name: label }));
  return (
    <>
      <TextInBothLanguages source="title" label={text.titleOfCourse} isRequired="ar" />
      <TextInBothLanguages source="description" label={text.description} isRequired="ar" rows={4} />
      <SelectInput
        source="categoryId"
        label={text.category}
        choices={categories}
        helperText={false}
        validate={required}
      />
      <SelectInput
        source="difficulty"
        label={text.difficulty}
        choices={difficulties.map((id) => ({ id, name: levels[id] }))}
        helperText={false}
        validate={required}
      />
      <NumberInput
        size="medium"
        source="durationHours"
        label={text.durationHours}
        helperText={false}
        validate={required}
      />
      <TextInput source="price" label={text.price} helperText={text.priceHint} slotProps={leftToRight} />
      <ReferenceChoice
        source="instructorId"
        reference="users"
        label={text.instructor}
        nameOf={userChoice}
        filter={authors}
        hint={text.instructorHint}
      />
      <TextInput source="thumbnailUrl" label={text.thumbnailUrl} helperText={false} slotProps={leftToRight} />
    </>
  );
}
