import { applicationKinds, serviceRequestStatuses } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `application_moves`: the timeline of an application of any kind (OPP-3). */
export const ApplicationMoveSchema = defineEntity({
  name: 'ApplicationMove',
  tableName: 'application_moves',
  indexes: [
    ...['application_id', 'job_application_id', 'service_request_id'].map((column) =>
      listIndex('application_moves', column, `${column}, created_at, id`),
    ),
    listIndex('application_moves', 'moved_by', 'moved_by'),
  ],
  checks: [
    {
      name: 'application_moves_of_one_check',
      expression: 'num_nonnulls(application_id, job_application_id, service_request_id) = 1',
    },
  ],
  properties: {
    id: id(),
    kind: p.enum(applicationKinds),
    applicationId: idOf('applications', 'cascade').nullable(),
    jobApplicationId: idOf('job_applications', 'cascade').nullable(),
    serviceRequestId: idOf('service_requests', 'cascade').nullable(),
    /** Absent for the first one, when it was sent. */
    fromStatus: p.enum(serviceRequestStatuses).nullable(),
    toStatus: p.enum(serviceRequestStatuses),
    /** Absent when that account is gone. */
    movedBy: idOf('users', 'set null').nullable(),
    /** Read by both sides. */
    note: p.text().nullable(),
    createdAt: createdAt(),
  },
});
