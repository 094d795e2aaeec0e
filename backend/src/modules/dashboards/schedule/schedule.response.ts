import { FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { scheduleKinds } from './schedule.queries.js';

export class ScheduleItemResponse {
  @WordOut(scheduleKinds) kind!: (typeof scheduleKinds)[number];
  @UuidOut({ description: 'Of the session, the opportunity or the job' }) id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ example: '2026-05-31', description: 'In Iraq' }) day!: string;
  @TimeOut({ nullable: true, description: 'Null where only the day is known' }) at!: string | null;
  @FlagOut({ description: 'Whether I take part' }) isMine!: boolean;
  @TextOut({ example: '/opportunities/…', description: 'Path of the portal that shows it' }) href!: string;
}
