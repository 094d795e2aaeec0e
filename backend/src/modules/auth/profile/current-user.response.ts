import { type CategoryId, categoryIds, type LearningGoal, learningGoals, type Role, roles } from '@masar/domain';
import { isoTime } from '#platform/database/iso-time';
import { CountOut, FlagOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { CurrentUserRow } from './current-user.queries.js';

export class RoleRefusalResponse {
  /** The role that was asked for. */
  @WordOut(roles) role!: Role;
  /** What the administrator tells; refusals of former days give none. */
  @TextOut({ nullable: true }) reason!: string | null;
  @TimeOut() decidedAt!: string;
}

export class CurrentUserResponse {
  @UuidOut() id!: string;
  @TextOut() email!: string;
  /** What the interface greets by: first name and last name, else the part of the e-mail before the @. */
  @TextOut() name!: string;
  @TextOut({ nullable: true }) firstName!: string | null;
  @TextOut({ nullable: true }) lastName!: string | null;
  /** Full names as certificates print them. */
  @TextOut({ nullable: true }) nameAr!: string | null;
  @TextOut({ nullable: true }) nameEn!: string | null;
  /** The person has seen both on a picture of a certificate and found them right (CRT-12). */
  @FlagOut() certificateNamesConfirmed!: boolean;
  @TextOut({ nullable: true }) bio!: string | null;
  @WordOut(roles) role!: Role;
  @TextOut({ nullable: true }) profileImageUrl!: string | null;
  @FlagOut() emailVerified!: boolean;
  @FlagOut() hasPassword!: boolean;
  /** Digits of numbers and dates: Latin or Arabic-Indic (I18N-1). */
  @WordOut(['latn', 'arab']) digits!: 'latn' | 'arab';
  /** What the person learns for, where and how long a day, as they said on their first day (DSH-8). */
  @WordOut(learningGoals, { nullable: true }) learningGoal!: LearningGoal | null;
  @WordOut(categoryIds, { nullable: true }) track!: CategoryId | null;
  @CountOut({ nullable: true }) dailyMinutes!: number | null;
  /** False on the first day, until these were answered or left for later. */
  @FlagOut() planAsked!: boolean;
  /** The role asked for and not decided yet (AUTH-7). */
  @WordOut(roles, { nullable: true }) pendingRole!: Role | null;
  /** Why they asked for it, in their words. */
  @TextOut({ nullable: true }) pendingRoleReason!: string | null;
  /** The latest wish for another role was refused, and nothing was asked for since (AUTH-7). */
  @OneOut(() => RoleRefusalResponse, { nullable: true }) roleRefusal!: RoleRefusalResponse | null;
  /** An administrator who has yet to set up or show a second factor (IDM-1). */
  @FlagOut() lacksSecondFactor!: boolean;
}

export function toCurrentUserResponse(row: CurrentUserRow, lacksSecondFactor: boolean): CurrentUserResponse {
  const fullName = [row.first_name, row.last_name].filter(Boolean).join(' ');
  return {
    id: row.id,
    email: row.email,
    name: fullName || (row.email.split('@')[0] ?? ''),
    firstName: row.first_name,
    lastName: row.last_name,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    certificateNamesConfirmed: row.names_confirmed,
    bio: row.bio,
    role: row.role,
    profileImageUrl: row.profile_image_url,
    emailVerified: row.email_verified_at !== null,
    hasPassword: row.has_password,
    digits: row.digits,
    learningGoal: row.learning_goal,
    track: row.track,
    dailyMinutes: row.daily_minutes,
    planAsked: row.plan_asked,
    pendingRole: row.request_status === 'pending' ? row.request_role : null,
    pendingRoleReason: row.request_status === 'pending' ? row.request_reason : null,
    roleRefusal: refusalIn(row),
    lacksSecondFactor,
  };
}

/** Nobody is told of a refusal whose role they got in another way since. */
function refusalIn(row: CurrentUserRow): RoleRefusalResponse | null {
  const { request_role: role, request_status: status, decided_at: decidedAt } = row;
  if (status !== 'refused' || !role || !decidedAt || role === row.role) return null;
  return { role, reason: row.decision_reason, decidedAt: isoTime(decidedAt) };
}
