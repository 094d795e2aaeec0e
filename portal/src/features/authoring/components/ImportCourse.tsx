import { ApiError } from '@masar/contracts';
import { lazyCode, shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import { paths } from '#shared/navigation/paths';
import { usePlaceInAddress } from '#shared/navigation/usePlaceInAddress';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { useImportCourse, useTryCourse } from '../authoring.mutations';
import { courseFormMessages } from '../messages/course-form.messages';
import styles from './Form.module.css';
import { ImportOwner } from './ImportOwner';
import { ImportRemarks } from './ImportRemarks';

/** A window of its own, opened once a file was read. */
const ImportTrial = lazyCode(() => import('./ImportTrial'));

/**
 * Takes a finished course as .zip: first tells what becomes of it, then imports it. A broken one changes nothing and is
 * told with file and reason (CRS-5).
 */
export function ImportCourse() {
  const text = useMessages(courseFormMessages);
  const { format } = useLocale();
  const describe = useFailureText();
  const toast = useToast();
  const navigate = useNavigate();
  const isAdmin = useSession().role === 'admin';
  const importing = useImportCourse();
  const trying = useTryCourse();
  const [file, setFile] = useState<File | undefined>();
  const error = trying.error ?? importing.error;
  const place = usePlaceInAddress('import');

  const attempt = (chosen: File) => {
    importing.reset();
    setFile(chosen);
    trying.mutate(chosen);
  };
  const send = () =>
    file &&
    importing.mutate(file, {
      onSettled: () => trying.reset(),
      onSuccess: ({ courseId, created, lessons, remarkCount }) => {
        const [added, updated, removed] = [lessons.created, lessons.updated, lessons.removed].map((count) =>
          format.number(count),
        );
        toast({
          title: created ? text.imported : text.updated,
          description: text.importedLessons(added ?? '', updated ?? '', removed ?? ''),
          kind: 'success',
        });
        // What was not understood, and whose it is, is read before the page is left.
        if (remarkCount === 0 && !(created && isAdmin)) void navigate(paths.editCourse.href(courseId));
      },
    });

  return (
    <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby={place.id}>
      <h2 {...place}>{text.importTitle}</h2>
      <p className={styles.hint}>{text.importHint}</p>
      {error && !(error instanceof ApiError && error.isUnauthorized) && (
        <Alert severity="error" role="alert">
          {describe(error, text.importFailed)}
        </Alert>
      )}
      {importing.data?.created && isAdmin && <ImportOwner courseId={importing.data.courseId} />}
      {importing.data && importing.data.remarkCount > 0 && <ImportRemarks result={importing.data} />}
      {trying.data && (
        <Suspense>
          <ImportTrial trial={trying.data} isBusy={importing.isPending} onApply={send} onClose={() => trying.reset()} />
        </Suspense>
      )}
      <div>
        <FileChoice
          label={text.importChoose}
          busyLabel={trying.isPending ? text.reading : text.importing}
          isBusy={trying.isPending || importing.isPending}
          accept=".zip,application/zip"
          onChoose={attempt}
        />
      </div>
    </Card>
  );
}
