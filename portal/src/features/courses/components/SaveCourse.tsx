import { CheckIcon, DownloadIcon, ProgressBar, shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { CheckField } from '#shared/forms/CheckField';
import MuiLayer from '#shared/mui/MuiLayer';
import { queryRoots } from '#shared/query/query-roots';
import { findSaved, hasRoomFor, offlineCopy, removeSaved, saveCourse } from '../model/saved-course';
import { saveCourseMessages } from '../save-course.messages';
import styles from './SaveCourse.module.css';

class NoRoom extends Error {}

/** Keeps a whole course on this device: how big it is, how far saving has come, and the way back (PERF-5). */
export default function SaveCourse({ courseId }: { courseId: string }) {
  const text = useMessages(saveCourseMessages);
  const { format } = useLocale();
  const describe = useFailureText();
  const queryClient = useQueryClient();
  const savedKey = [...queryRoots.savedCourse, courseId] as const;
  const saved = useQuery({ queryKey: savedKey, queryFn: () => findSaved(courseId) });
  const copy = useQuery({
    queryKey: [...queryRoots.courses, 'offline', courseId],
    queryFn: () => offlineCopy(courseId),
  });
  const [withVideos, setWithVideos] = useState(false);
  const [share, setShare] = useState(0);

  const parts = (copy.data?.parts ?? []).filter(({ kind }) => withVideos || kind !== 'video');
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const videoBytes =
    (copy.data?.totalBytes ?? 0) -
    (copy.data?.parts ?? []).reduce((sum, { kind, bytes: size }) => sum + (kind === 'video' ? 0 : size), 0);

  const reload = () => queryClient.invalidateQueries({ queryKey: savedKey });
  const save = useMutation({
    mutationFn: async () => {
      setShare(0);
      if (!(await hasRoomFor(bytes))) throw new NoRoom();
      return saveCourse(courseId, parts, setShare);
    },
    onSuccess: reload,
  });
  const remove = useMutation({ mutationFn: () => removeSaved(courseId), onSuccess: reload });

  if (saved.isPending) return null;
  return (
    <MuiLayer>
      <section className={`${shell.card} ${styles.card}`} aria-labelledby="save-course">
        <h2 id="save-course">{text.title}</h2>
        {saved.data ? (
          <>
            <p className={styles.saved}>
              <CheckIcon size={18} />
              {text.saved(format.size(saved.data.bytes))}
            </p>
            <Button variant="outlined" fullWidth loading={remove.isPending} onClick={() => remove.mutate()}>
              {text.remove}
            </Button>
          </>
        ) : (
          <>
            <p>{text.hint}</p>
            {videoBytes > 0 && (
              <CheckField
                label={text.withVideos(format.size(videoBytes))}
                checked={withVideos}
                onChange={({ target }) => setWithVideos(target.checked)}
              />
            )}
            {save.isPending && <ProgressBar percent={share * 100} label={text.saving} />}
            {save.isError && (
              <Alert severity="error" role="alert">
                {save.error instanceof NoRoom ? text.noRoom : describe(save.error)}
              </Alert>
            )}
            {copy.data && (
              <Button variant="outlined" fullWidth loading={save.isPending} onClick={() => save.mutate()}>
                {!save.isPending && <DownloadIcon size={20} />}
                {save.isPending ? text.saving : text.save(format.size(bytes))}
              </Button>
            )}
            {copy.isError && <p className={styles.muted}>{text.sizeUnknown}</p>}
          </>
        )}
      </section>
    </MuiLayer>
  );
}
