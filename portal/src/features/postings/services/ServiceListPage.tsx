import { useMessages } from '@masar/ui';
import { useMay } from '#shared/session/useMay';
import { PostingListPage } from '../list/PostingListPage';
import { serviceKind } from './service.kind';
import { serviceMessages } from './service.messages';
import { serviceFormMessages } from './service-form.messages';
import { ServiceCard } from './ServiceCard';
import { ServiceForm } from './ServiceForm';

/** /services (SVC-1). */
export default function ServiceListPage() {
  const text = useMessages(serviceMessages);
  const titles = useMessages(serviceFormMessages);
  return (
    <PostingListPage
      kind={serviceKind}
      text={text}
      form={{ titles, Form: ServiceForm }}
      mayPost={useMay('POST /api/services')}
      bar={{
        search: { label: text.search, hint: text.searchHint },
        selects: [],
        chips: { name: 'category', label: text.category, all: text.all, words: text },
        whose: { label: text.whose, open: text.open, own: text.own },
      }}
      card={(posting) => <ServiceCard key={posting.id} posting={posting} />}
    />
  );
}
