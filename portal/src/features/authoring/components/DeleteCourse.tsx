import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import { useDeleteCourse } from '../authoring.mutations';
import { courseEditorMessages } from '../messages/course-editor.messages';

/** Deletes a draft after a question. */
export function DeleteCourse({ courseId }: { courseId: string }) {
  const text = useMessages(courseEditorMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const navigate = useNavigate();
  const remove = useDeleteCourse(courseId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text.deleteDraft}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.deleteTitle}
          confirm={text.delete}
          cancel={text.cancel}
          busy={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                toast({ title: text.deleted, kind: 'success' });
                void navigate(paths.dashboard.href(), { replace: true });
              },
              onError: (error) => {
                setAsking(false);
                notifyFailure(error, { title: text.deleteError });
              },
            })
          }
        >
          {text.deleteHint}
        </ConfirmDialog>
      )}
    </>
  );
}
