import { assignmentLimits } from '@masar/domain';
import { EmptyState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { NumberField } from '#shared/forms/NumberField';
import { SearchField } from '#shared/forms/SearchField';
import { SelectField } from '#shared/forms/SelectField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { ListStates } from '#shared/list/ListStates';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useToast } from '#shared/toasts/ToastProvider';
import { assignmentQueries } from '../assignments.queries';
import styles from '../components/Assignments.module.css';
import { useDivide, usePutIntoGroup } from '../groups.mutations';
import { assignmentsMessages } from '../messages/assignments.messages';
import { groupsMessages } from '../messages/groups.messages';

/** /courses/{id}/assignments/{assignmentId}/groups: who hands in with whom, by hand or by chance (ASG-1). */
export default function AssignmentGroupsPage() {
  const text = useMessages(groupsMessages);
  const words = useMessages(assignmentsMessages);
  const { format } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const { id = '', assignmentId = '' } = useParams();
  const [name, setName] = useState('');
  const list = useInfiniteQuery(assignmentQueries.groupLearners(assignmentId, name));
  const put = usePutIntoGroup(assignmentId);
  const divide = useDivide(assignmentId);
  const [size, setSize] = useState(3);
  const rows = rowsOf(list.data);
  const last = rows[0]?.lastGroup ?? 0;
  const numbers = Array.from({ length: last }, (_, place) => place + 1);
  const next = last + 1;
  const failed = (error: unknown) => notifyFailure(error, { title: text.saveFailed });
  const { form, failure, field, isBusy } = useCheckedForm({
    rules: { size: asMarked },
    send: () => divide.mutateAsync(size),
    onSent: () => toast({ title: text.divided, kind: 'success' }),
  });
  return (
    <Page
      title={text.title}
      intro={text.intro}
      back={{ to: paths.assignment.href(id, assignmentId), label: words.backToAssignment }}
    >
      <form {...form} className={styles.divide}>
        <NumberField {...field('size')} label={text.size} isWhole required value={size} onChange={setSize} />
        <Button type="submit" loading={isBusy}>
          {text.divide}
        </Button>
        <FormFailure {...failure} fallback={text.saveFailed} />
      </form>
      <div className={styles.finding}>
        <SearchField label={text.search} hint={text.searchHint} value={name} onChange={setName} />
      </div>
      <ListStates
        list={list}
        isEmpty={rows.length === 0}
        skeleton={<RowsSkeleton rows={4} />}
        empty={
          name ? (
            <EmptyState headingLevel={2} drawing="lost" title={text.noneFound} />
          ) : (
            <EmptyState headingLevel={2} title={text.empty}>
              {text.emptyHint}
            </EmptyState>
          )
        }
        failed={text.failed}
        headingLevel={2}
      >
        <ul role="list" className={styles.grouped}>
          {rows.map(({ id: userId, name: learner, group, hasWork }) => (
            <li key={userId}>
              <SelectField
                label={learner ?? text.someone}
                hint={hasWork ? text.began : undefined}
                disabled={hasWork}
                value={group === null ? '' : String(group)}
                onChange={({ currentTarget: { value } }) =>
                  put.mutate({ userId, group: value === '' ? null : Number(value) }, { onError: failed })
                }
              >
                <option value="">{text.none}</option>
                {numbers.map((number) => (
                  <option key={number} value={number}>
                    {text.group(format.number(number))}
                  </option>
                ))}
                {next <= assignmentLimits.groupsMaximum && (
                  <option value={next}>{text.newGroup(format.number(next))}</option>
                )}
              </SelectField>
            </li>
          ))}
        </ul>
      </ListStates>
    </Page>
  );
}
