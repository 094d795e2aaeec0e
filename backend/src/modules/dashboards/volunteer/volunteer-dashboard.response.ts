import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';
import { ActivityResponse } from '../activity/activity.response.js';
import { eventKinds } from './coming-events.queries.js';

export const volunteeringStatuses = ['active', 'completed'] as const;

export class VolunteeringResponse {
  @UuidOut({ description: 'Hours are logged for it' }) applicationId!: string;
  @UuidOut() opportunityId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true }) organization!: string | null;
  @TextOut({ nullable: true }) organizationEn!: string | null;
  @DecimalOut({ description: 'Confirmed ones' }) hoursCompleted!: string;
  @DecimalOut({ description: 'Logged ones that nobody decided yet' }) hoursWaiting!: string;
  @CountOut({ nullable: true, description: 'Null where the poster named no number' }) totalHours!: number | null;
  @TextOut({ nullable: true, example: '2026-05-31', description: 'Hours are logged from this day on' })
  startDate!: string | null;
  @DecimalOut({ nullable: true, description: 'Mean of what the poster thought of the work' }) rating!: string | null;
  @WordOut(volunteeringStatuses, { description: 'Completed once the hours are reached or it is over' })
  status!: (typeof volunteeringStatuses)[number];
}

export class ComingEventResponse {
  @WordOut(eventKinds) kind!: (typeof eventKinds)[number];
  @UuidOut({ description: 'Of the opportunity or the session' }) id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ example: '2026-05-31', description: 'In Iraq' }) day!: string;
  @TimeOut({ nullable: true, description: 'Null where only the day is known' }) startsAt!: string | null;
  @TextOut({ nullable: true, description: 'Null for virtual rooms' }) location!: string | null;
  @TextOut({ nullable: true }) locationEn!: string | null;
  @CountOut() participants!: number;
  @CountOut({ nullable: true, description: 'How many may take part' }) places!: number | null;
  @TextOut({ nullable: true, description: 'As the poster wrote it' }) duration!: string | null;
  @TextOut({ nullable: true }) durationEn!: string | null;
  @CountOut({ nullable: true, description: 'Minutes' }) minutes!: number | null;
  @FlagOut() hasJoined!: boolean;
  @TextOut({ nullable: true, description: 'Of virtual rooms that I have a seat in' }) roomCode!: string | null;
}

export class VolunteerDashboardResponse {
  @TextOut({ nullable: true }) name!: string | null;
  @CountOut({ nullable: true, description: 'Place by confirmed hours; null before the first one' })
  rank!: number | null;
  @CountOut({ description: 'How many people have confirmed hours' }) ranked!: number;
  @DecimalOut({ description: 'Confirmed ones' }) totalHours!: string;
  @DecimalOut({ description: 'Logged ones that nobody decided yet' }) waitingHours!: string;
  @DecimalOut({ nullable: true, description: 'Mean over all rated hours' }) averageRating!: string | null;
  @CountOut({ description: 'Volunteering with confirmed hours that is completed' }) completedProjects!: number;
  @CountOut({ description: 'A point per confirmed hour, ten per completed project, five per free service finished' })
  impactScore!: number;
  @CountOut() certificates!: number;
  @ManyOut(() => VolunteeringResponse) opportunities!: VolunteeringResponse[];
  @ManyOut(() => ComingEventResponse, { description: 'Six at most, the next first' }) events!: ComingEventResponse[];
  @ManyOut(() => ActivityResponse, { description: 'The latest five' }) recentActivity!: ActivityResponse[];
}
