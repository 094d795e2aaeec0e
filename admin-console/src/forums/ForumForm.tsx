import type { ReactNode } from 'react';
import { NumberInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { RecordForm } from '../records/RecordForm';
import { ReferenceChoice } from '../records/ReferenceChoice';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { forumsMessages } from './forums.messages';
import { useNameOf } from '../records/useNameOf';

/** What a forum is called, what belongs into it and where it stands. */
export function ForumForm({ actions }: { actions?: ReactNode }) {
  const text = useMessages(forumsMessages);
  const nameOf = useNameOf('name');
  return (
    <RecordForm actions={actions}>
      <TextInBothLanguages source="name" label={text.name} isRequired />
      <TextInBothLanguages source="description" label={text.description} rows={3} />
      <ReferenceChoice source="categoryId" reference="categories" label={text.categoryId} nameOf={nameOf} />
      <NumberInput source="orderIndex" label={text.orderIndex} min={0} max={1000} helperText={false} />
    </RecordForm>
  );
}
