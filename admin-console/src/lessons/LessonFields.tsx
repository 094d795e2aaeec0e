import { NumberInput, TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { Wide } from '../records/RecordForm';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { lessonsMessages } from './lessons.messages';
import { QuizInput } from './QuizInput';

/** The texts of a lesson in both languages, its video and its quiz. */
export function LessonFields() {
  const text = useMessages(lessonsMessages);
  return (
    <>
      <TextInBothLanguages source="title" label={text.lessonTitle} isRequired="ar" />
      <TextInBothLanguages source="description" label={text.description} rows={2} />
      <TextInBothLanguages source="content" label={text.content} rows={10} />
      <TextInput
        source="videoUrl"
        label={text.videoUrl}
        helperText={text.videoHint}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <NumberInput size="medium" source="duration" label={text.duration} helperText={false} />
      <Wide>
        <QuizInput />
      </Wide>
    </>
  );
}
