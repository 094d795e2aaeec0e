import { useMessages } from '@masar/ui';
import { usePostingForm } from '#shared/postings/usePostingForm';
import { serviceFormMessages } from './messages/service-form.messages';
import { emptyService, serviceProblems, toNewService, toServiceChange, toServiceForm } from './model/service-form';
import type { Service } from './service-answers';
import { useEditService, useOfferService } from './services.mutations';

/** The form of a new service, or of one that is changed (SVC-1). */
export function useServiceForm(service: Service | undefined, onDone: (saved: Service) => void) {
  const words = useMessages(serviceFormMessages);
  const offer = useOfferService();
  const edit = useEditService(service?.id ?? '');
  return usePostingForm({
    kind: 'service',
    posting: service,
    empty: emptyService,
    toForm: toServiceForm,
    problemsOf: serviceProblems,
    save: (values, key) =>
      service ? edit.mutateAsync(toServiceChange(values)) : offer.mutateAsync({ body: toNewService(values), key }),
    saving: service ? edit : offer,
    words,
    problemWords: (problem) => words[problem],
    onDone,
  });
}
