import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { groupedCode } from '../model/verification-code';
import { bulkMessages } from './bulk.messages';
import type { CheckedCode } from './bulk.mutations';
import styles from './BulkResults.module.css';
import { OutcomeBadge } from './OutcomeBadge';

/** A code with what its certificate says; known ones lead to their page. */
export function ResultRow({ result }: { result: CheckedCode }) {
  const text = useMessages(bulkMessages);
  const { language, format } = useLocale();
  const { verificationCode: code, outcome, grade, issuedAt, supersededByCode } = result;
  const written = <bdi dir="ltr">{code ? groupedCode(code) : result.typed}</bdi>;
  return (
    <tr>
      <th scope="row" className={styles.code}>
        {code && outcome !== 'unknown' ? <Link to={paths.verify.href(code)}>{written}</Link> : written}
      </th>
      <td>
        <div className={styles.outcome}>
          <OutcomeBadge outcome={outcome} />
          {supersededByCode && (
            <Link className={styles.newer} to={paths.verify.href(supersededByCode)}>
              {text.newer}
            </Link>
          )}
        </div>
      </td>
      <td data-label={text.holder}>
        <Isolated>{pickLocalized(result, 'holderName', language)}</Isolated>
      </td>
      <td data-label={text.course}>
        <Isolated>{pickLocalized(result, 'courseTitle', language)}</Isolated>
      </td>
      <td data-label={text.grade}>{grade !== null && <bdi dir="ltr">{`${format.number(Number(grade))}%`}</bdi>}</td>
      <td data-label={text.issued} className={styles.date}>
        {issuedAt && format.date(issuedAt)}
      </td>
    </tr>
  );
}
