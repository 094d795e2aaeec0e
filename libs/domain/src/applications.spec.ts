import {
  actionsOf,
  type ApplicationAction,
  applicationActions,
  type ApplicationActor,
  applicationActors,
  type ApplicationKind,
  applicationKinds,
  type ApplicationStatus,
  isFinal,
  moveApplication,
  serviceRequestStatuses,
} from './applications.ts';

/** Every way that exists, written out by hand: `kind status action actor` and where it leads. */
const deciding = (kind: ApplicationKind): [string, ApplicationStatus][] =>
  ['poster', 'admin'].flatMap((actor): [string, ApplicationStatus][] => [
    [`${kind} pending review ${actor}`, 'in_review'],
    [`${kind} pending accept ${actor}`, 'accepted'],
    [`${kind} pending reject ${actor}`, 'rejected'],
    [`${kind} in_review accept ${actor}`, 'accepted'],
    [`${kind} in_review reject ${actor}`, 'rejected'],
  ]);
const ways = new Map<string, ApplicationStatus>([
  ...applicationKinds.flatMap(deciding),
  ...applicationKinds.flatMap((kind): [string, ApplicationStatus][] => [
    [`${kind} pending withdraw applicant`, 'withdrawn'],
    [`${kind} in_review withdraw applicant`, 'withdrawn'],
  ]),
  ['service accepted finish poster', 'completed'],
  ['service accepted finish admin', 'completed'],
]);

type Case = [ApplicationKind, ApplicationStatus, ApplicationAction, ApplicationActor];
const everyCase = applicationKinds.flatMap((kind) =>
  serviceRequestStatuses.flatMap((status) =>
    applicationActions.flatMap((action) => applicationActors.map((actor): Case => [kind, status, action, actor])),
  ),
);

describe('the lifecycle of an application', () => {
  it.each(everyCase)('%s %s: %s by %s [OPP-3] [SVC-2] [JOB-1]', (kind, status, action, actor) => {
    const to = ways.get([kind, status, action, actor].join(' '));
    const outcome = moveApplication({ kind, status }, action, actor);
    if (to) expect(outcome).toEqual({ to });
    else expect(outcome).toEqual({ refusal: expect.any(String) });
  });

  it('lets nobody change what was decided or withdrawn [OPP-3]', () => {
    for (const kind of applicationKinds) {
      for (const status of serviceRequestStatuses.filter((each) => isFinal({ kind, status: each }))) {
        for (const actor of applicationActors) expect(actionsOf({ kind, status }, actor)).toEqual([]);
      }
    }
    const finals = (kind: ApplicationKind) => serviceRequestStatuses.filter((status) => isFinal({ kind, status }));
    expect(finals('opportunity')).toEqual(['accepted', 'rejected', 'withdrawn', 'completed']);
    expect(finals('job')).toEqual(finals('opportunity'));
    expect(finals('service')).toEqual(['rejected', 'withdrawn', 'completed']);
  });

  it('says why: not theirs, decided, or not possible yet [OPP-3]', () => {
    const pending = { kind: 'service', status: 'pending' } as const;
    expect(moveApplication(pending, 'accept', 'applicant')).toEqual({ refusal: 'not_yours' });
    expect(moveApplication(pending, 'withdraw', 'admin')).toEqual({ refusal: 'not_yours' });
    expect(moveApplication(pending, 'finish', 'poster')).toEqual({ refusal: 'impossible' });
    expect(moveApplication({ ...pending, status: 'rejected' }, 'accept', 'admin')).toEqual({ refusal: 'decided' });
  });

  it('offers each person what they may do, and strangers nothing [OPP-3]', () => {
    const pending = { kind: 'job', status: 'pending' } as const;
    expect(actionsOf(pending, 'applicant')).toEqual(['withdraw']);
    expect(actionsOf(pending, 'poster')).toEqual(['review', 'accept', 'reject']);
    expect(actionsOf(pending, 'stranger')).toEqual([]);
  });
});
