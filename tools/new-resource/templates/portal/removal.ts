import { type NewFile, portalFolder, type Resource } from '../../resource.ts';

/** The question before a record is gone. */
export const removal = (resource: Resource): NewFile => {
  const { camels, many, pascal, aOne } = resource.names;
  return {
    path: `${portalFolder(resource)}/components/Remove${pascal}.tsx`,
    text: `import { useMessages } from '@masar/ui';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { ${camels}PageMessages } from '../messages/${many}-page.messages';
import { useRemove${pascal} } from '../${many}.mutations';

interface Remove${pascal}Props {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks before ${aOne} is gone. */
export function Remove${pascal}({ id, name, onClose }: Remove${pascal}Props) {
  const text = useMessages(${camels}PageMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const remove = useRemove${pascal}();
  return (
    <ConfirmDialog
      title={text.removeTitle}
      confirm={text.remove}
      cancel={text.cancel}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => toast({ title: text.removed, kind: 'success' }),
          onError: (error) => notifyFailure(error, { title: text.removeFailed }),
          onSettled: onClose,
        })
      }
    >
      {text.removeText(name)}
    </ConfirmDialog>
  );
}
`,
  };
};
