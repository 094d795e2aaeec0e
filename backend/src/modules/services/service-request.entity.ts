import { serviceRequestStatuses } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, updatedAt } from '#platform/database/columns';

/** Table `service_requests`: somebody asks for a service; one at a time is open (SVC-2). */
export const ServiceRequestSchema = defineEntity({
  name: 'ServiceRequest',
  tableName: 'service_requests',
  indexes: [
    listIndex('service_requests', 'user_id_applied_at', 'user_id, applied_at desc, id desc'),
    listIndex('service_requests', 'service_id_applied_at', 'service_id, applied_at desc, id desc'),
    {
      name: 'service_requests_open_unique',
      expression: `create unique index "service_requests_open_unique" on "service_requests" (service_id, user_id)
        where status in ('pending', 'in_review', 'accepted')`,
    },
  ],
  properties: {
    id: id(),
    serviceId: idOf('services', 'cascade'),
    userId: idOf('users', 'cascade'),
    message: p.text().nullable(),
    status: p.enum(serviceRequestStatuses).default('pending'),
    appliedAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
