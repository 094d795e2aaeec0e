import type { Answer } from '@masar/contracts';
import { importRemarks } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { courseFormMessages } from '../messages/course-form.messages';
import styles from './ImportRemarks.module.css';

interface ImportRemarksProps {
  result: Answer<'/api/courses/import', 'post'>;
}

/** Line by line what of the texts was not understood, and what became of it (CRS-5). */
export function ImportRemarks({ result }: ImportRemarksProps) {
  const text = useMessages(courseFormMessages);
  const kinds = useMessages(importRemarks);
  const { format } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { courseId, lessonCount, remarks, remarkCount } = result;

  useEffect(() => heading.current?.focus(), [result]);

  return (
    <div className={shell.stack12}>
      <h3 ref={heading} tabIndex={-1}>
        {text.importRemarks(format.number(lessonCount), format.number(remarkCount))}
      </h3>
      <Alert severity="info">{text.importRemarksHint}</Alert>
      <ol className={styles.list} tabIndex={0}>
        {remarks.map((remark, place) => (
          <li key={place}>
            {remark.file && (
              <span className={styles.place}>
                <bdi dir="ltr">{remark.file}</bdi>
                <span>{text.importLine(format.number(remark.line))}</span>
              </span>
            )}
            {remark.detail && (
              <span className={styles.detail}>
                <Isolated language={remark.language}>{remark.detail}</Isolated>
              </span>
            )}
            <span>{kinds[remark.kind]}</span>
          </li>
        ))}
      </ol>
      {remarkCount > remarks.length && <p>{text.importRemarksMore(format.number(remarkCount - remarks.length))}</p>}
      <Link to={paths.editCourse.href(courseId)}>{text.importOpen}</Link>
    </div>
  );
}
