import { applicationStatuses } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, updatedAt } from '#platform/database/columns';

/** Table `applications`: one application per person and opportunity (spec 3; OPP-2, OPP-3). */
export const ApplicationSchema = defineEntity({
  name: 'Application',
  tableName: 'applications',
  indexes: [
    listIndex('applications', 'user_id_applied_at', 'user_id, applied_at desc, id desc'),
    listIndex('applications', 'opportunity_id_applied_at', 'opportunity_id, applied_at desc, id desc'),
    listIndex('applications', 'applied_at', 'applied_at desc, id desc'),
  ],
  uniques: [{ name: 'applications_user_id_opportunity_id_unique', properties: ['userId', 'opportunityId'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    opportunityId: idOf('opportunities', 'cascade'),
    coverLetter: p.text().nullable(),
    status: p.enum(applicationStatuses).default('pending'),
    appliedAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class Application extends ApplicationSchema.class {}
ApplicationSchema.setClass(Application);
