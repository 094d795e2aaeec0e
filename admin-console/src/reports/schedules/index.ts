import { scheduleFields } from './schedule.fields';
import { ScheduleCreate, ScheduleEdit } from './ScheduleForm';
import { ScheduleList } from './ScheduleList';

/** Reports that come by mail after each week or month (RPT-1). */
export default { list: ScheduleList, create: ScheduleCreate, edit: ScheduleEdit, options: { fields: scheduleFields } };
