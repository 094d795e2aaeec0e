import { buttonClass, DownloadIcon, shell, UploadIcon, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FileLink } from '#shared/downloads/FileLink';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useMay } from '#shared/session/useMay';
import { gradebookMessages } from '../messages/gradebook.messages';
import styles from './Gradebook.module.css';
import { ImportDialog } from './ImportDialog';

/** The plan of a gradebook, and the book as a file out and in. */
export function BookActions({ courseId }: { courseId: string }) {
  const text = useMessages(gradebookMessages);
  const maySeeSigns = useMay('GET /api/learning-signs');
  const [isImporting, setImporting] = useState(false);
  return (
    <div className={`${shell.line} ${styles.actions}`}>
      <ButtonLink to={paths.gradePlan.href(courseId)} variant="secondary">
        {text.plan}
      </ButtonLink>
      {maySeeSigns && (
        <ButtonLink to={`${paths.certificateReviews.href()}#signs`} variant="quiet">
          {text.signsOfQuizzes}
        </ButtonLink>
      )}
      <FileLink className={buttonClass({ variant: 'quiet' })} address={`/api/courses/${courseId}/gradebook/export`}>
        <DownloadIcon size={18} />
        {text.export}
      </FileLink>
      <Button variant="text" color="inherit" onClick={() => setImporting(true)}>
        <UploadIcon size={18} />
        {text.import}
      </Button>
      {isImporting && <ImportDialog courseId={courseId} onClose={() => setImporting(false)} />}
    </div>
  );
}
