import type { components } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { Card, Isolated, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { httpClient } from '../providers/http-client';
import { roadFaultsMessages } from './road-faults.messages';
import styles from './RoadFaults.module.css';

type RoadFault = components['schemas']['RoadFaultResponse'];

/** Published courses that nobody can reach, each with what stands in the way; nothing while all can be reached (PRE-1). */
export function RoadFaults() {
  const text = useMessages(roadFaultsMessages);
  const { language, format } = useLocale();
  const { data: faults = [] } = useQuery({
    queryKey: ['courses', 'road-faults'],
    queryFn: async () => (await httpClient('/api/admin/road-faults')).json as RoadFault[],
    staleTime: 0,
  });
  if (faults.length === 0) return null;
  return (
    <Card as="section" className={styles.panel} aria-labelledby="road-faults">
      <details>
        <summary id="road-faults">{text.title(format.number(faults.length))}</summary>
        <p>{text.hint}</p>
        <ul>
          {faults.map((fault) => (
            <li key={fault.courseId}>
              <Link to={`/courses/${fault.courseId}`}>
                <Isolated>{pickLocalized(fault, 'title', language)}</Isolated>
              </Link>
              {fault.needs.map((need) => (
                <p key={need.skillId}>
                  {text[need.reason](pickLocalized(need, 'label', language), format.number(need.level))}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
