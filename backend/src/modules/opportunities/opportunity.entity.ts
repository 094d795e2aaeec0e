import { opportunityTypes } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { isShown, postingColumns } from '#modules/postings';
import { idOf, listIndex, moment } from '#platform/database/columns';

/** Table `opportunities`: volunteering, internships and jobs offered by organisations (spec 3; OPP-1). */
export const OpportunitySchema = defineEntity({
  name: 'Opportunity',
  tableName: 'opportunities',
  indexes: [
    listIndex('opportunities', 'newest', 'created_at desc, id desc', isShown),
    listIndex('opportunities', 'type_newest', 'type, created_at desc, id desc', isShown),
    listIndex('opportunities', 'governorate_newest', 'governorate, created_at desc, id desc', isShown),
    listIndex('opportunities', 'all_newest', 'created_at desc, id desc'),
    listIndex('opportunities', 'posted_by', 'posted_by, created_at desc, id desc'),
    listIndex('opportunities', 'pending', 'created_at, id', `status = 'pending'`),
  ],
  checks: [
    { name: 'opportunities_applications_count_check', expression: 'applications_count >= 0' },
    { name: 'opportunities_total_hours_check', expression: 'total_hours > 0' },
    { name: 'opportunities_start_time_check', expression: `start_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'` },
  ],
  properties: {
    ...postingColumns(),
    /** Volunteering, unless its poster says otherwise. */
    type: p.enum(opportunityTypes).onCreate(() => 'volunteer'),
    /** As written; the English columns are absent where nobody translated them. */
    company: p.text().nullable(),
    companyEn: p.text().nullable(),
    location: p.text().nullable(),
    locationEn: p.text().nullable(),
    /** Where the location lies, as far as it names a governorate of Iraq. */
    governorate: p.text().nullable(),
    salary: p.text().nullable(),
    salaryEn: p.text().nullable(),
    duration: p.text().nullable(),
    durationEn: p.text().nullable(),
    requirements: p.text().nullable(),
    requirementsEn: p.text().nullable(),
    /** Shown to accepted applicants only. */
    contactInfo: p.text().nullable(),
    startDate: p.date().nullable(),
    endDate: p.date().nullable(),
    /** When a day of it begins, `16:30` in Iraq; absent where that is agreed upon later. */
    startTime: p.text().nullable(),
    /** Hours that a volunteer gives altogether; reached, the volunteering is completed. */
    totalHours: p.integer().nullable(),
    /** No application is taken from this moment on. */
    applicationDeadline: moment().nullable(),
    /** Absent when that account is gone. */
    postedBy: idOf('users', 'set null').nullable(),
  },
});

export class Opportunity extends OpportunitySchema.class {}
OpportunitySchema.setClass(Opportunity);
