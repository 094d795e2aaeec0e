import { useLocale, useMessages } from '@masar/ui';
import { learnerOf, quizOf } from '../records/learning-fields';
import { RecordShow } from '../records/RecordShow';
import { type LearningSign, learningSignFields } from './learning-sign.fields';
import { learningSignsMessages } from './learning-signs.messages';

export function LearningSignShow() {
  const text = useMessages(learningSignsMessages);
  const locale = useLocale();
  return (
    <RecordShow<LearningSign>
      back={text.back}
      title={(sign) => [learnerOf(sign), quizOf(sign, locale)]}
      fields={learningSignFields}
      hasHistory={false}
    />
  );
}
