import { useState, type SubmitEvent } from 'react';
import { useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { useSendOnce } from '#shared/forms/useSendOnce';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { serviceFormMessages } from './messages/service-form.messages';
import {
  emptyService,
  serviceProblems,
  toNewService,
  toServiceChange,
  toServiceForm,
  type ServiceField,
} from './model/service-form';
import { useEditService, useOfferService } from './services.mutations';
import type { Service } from './service-answers';

/** Values, problems and sending of the form; what was typed stays until the server has it (SVC-1). */
export function useServiceForm(service: Service | undefined, onDone: (saved: Service) => void) {
  const text = useMessages(serviceFormMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const sendOnce = useSendOnce();
  const offer = useOfferService();
  const edit = useEditService(service?.id ?? '');
  const save = service ? edit : offer;
  const [initial] = useState(() => (service ? toServiceForm(service) : emptyService));
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:service:${service?.id ?? 'new'}`, initial);
  const [wasSent, setSent] = useState(false);
  const { values, change } = draft;
  const found = serviceProblems(values);

  const failed = service ? { title: text.saveFailed } : { title: text.failed, fallback: text.fallback };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      const isMissing = Object.values(found).includes('required');
      if (isMissing) toast({ title: text.missing, description: text.missingHint, kind: 'destructive' });
      return;
    }
    try {
      const saved = await sendOnce(values, (key) =>
        service ? edit.mutateAsync(toServiceChange(values)) : offer.mutateAsync({ body: toNewService(values), key }),
      );
      if (!saved) return;
      draft.accept(service ? values : emptyService);
      const description = saved.status === 'pending' ? text.waits : service ? undefined : text.addedHint;
      toast({ title: service ? text.saved : text.added, description, kind: 'success' });
      onDone(saved);
    } catch (error) {
      notifyFailure(error, failed);
    }
  };

  /** What a control needs of its field. */
  const field = (name: ServiceField) => {
    const problem = wasSent ? found[name] : undefined;
    return {
      name,
      value: values[name],
      error: problem ? text[problem] : fieldError(save.error, name),
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
  };
  return { draft, send, field, isBusy: save.isPending };
}
