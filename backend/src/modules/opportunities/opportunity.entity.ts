import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, listIndex, updatedAt } from '#platform/database/columns';

/** What a form offers, the default one first (spec 5). */
export const opportunityTypes = ['volunteer', 'internship', 'job'] as const;

/** Table `opportunities`: volunteering, internships and jobs offered by organisations (spec 3; OPP-1). */
export const OpportunitySchema = defineEntity({
  name: 'Opportunity',
  tableName: 'opportunities',
  indexes: [
    listIndex('opportunities', 'newest', 'created_at desc, id desc', `is_active`),
    listIndex('opportunities', 'type_newest', 'type, created_at desc, id desc', `is_active`),
    listIndex('opportunities', 'all_newest', 'created_at desc, id desc'),
  ],
  checks: [{ name: 'opportunities_applications_count_check', expression: 'applications_count >= 0' }],
  properties: {
    id: id(),
    type: p.enum(opportunityTypes),
    titleAr: p.text(),
    titleEn: p.text(),
    descriptionAr: p.text(),
    descriptionEn: p.text(),
    company: p.text().nullable(),
    location: p.text().nullable(),
    salary: p.text().nullable(),
    duration: p.text().nullable(),
    requirements: p.text().nullable(),
    applicationsCount: p.integer().default(0),
    isActive: p.boolean().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class Opportunity extends OpportunitySchema.class {}
OpportunitySchema.setClass(Opportunity);
