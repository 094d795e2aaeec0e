import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { type LearningSign, learningSignFields } from './learning-sign.fields';
import { learningSignsMessages } from './learning-signs.messages';

export function LearningSignList() {
  const text = useMessages(learningSignsMessages);
  return (
    <RecordList<LearningSign>
      title={text.title}
      intro={text.intro}
      fields={learningSignFields}
      sort={{ field: 'noticedAt', order: 'DESC' }}
      empty={text}
    />
  );
}
