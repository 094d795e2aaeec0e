import { useMessages } from '@masar/ui';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { useDeleteLesson } from '../authoring.mutations';
import { courseEditorMessages } from '../messages/course-editor.messages';

interface DeleteLessonProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Asks before a lesson is deleted. The server keeps lessons that somebody has started. */
export function DeleteLesson({ id, title, onClose }: DeleteLessonProps) {
  const text = useMessages(courseEditorMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const remove = useDeleteLesson();
  return (
    <ConfirmDialog
      title={text.deleteLessonTitle}
      confirm={text.delete}
      cancel={text.cancel}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => toast({ title: text.lessonDeleted, kind: 'success' }),
          onError: (error) => notifyFailure(error, { title: text.deleteLessonError }),
          onSettled: onClose,
        })
      }
    >
      {text.deleteLessonHint(title)}
    </ConfirmDialog>
  );
}
