import type { OrganizationScope, Role, TokenArea as Area } from '@masar/domain';
import {
  applyDecorators,
  createParamDecorator,
  type CustomDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { AroundTheRest } from '#platform/http/around-the-rest';
import { RecordOrganizationUse } from './record-organization-use.interceptor.js';
import type { Viewer } from './viewer.js';

/** Who may call a route. A route without a rule is refused (SEC-1). */
export type AccessRule =
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'roles'; roles: readonly Role[] }
  | { kind: 'organization'; scope: OrganizationScope };

export const ACCESS = 'masar:access';

const declare = (rule: AccessRule): CustomDecorator & MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, rule),
    ApiExtension('x-access', rule.kind === 'roles' ? rule.roles : rule.kind),
    ...(rule.kind === 'public' || rule.kind === 'organization' ? [] : [ApiSecurity('session')]),
  ) as CustomDecorator & MethodDecorator & ClassDecorator;

/** Open to everybody, signed in or not. */
export const Public = () => declare({ kind: 'public' });

/** Open to every signed-in user. */
export const SignedIn = () => declare({ kind: 'signed-in' });

/** Open to signed-in users of the named roles. */
export const Roles = (...roles: Role[]) => declare({ kind: 'roles', roles });

/** Open to programs that show a token of the organisation with this scope, to nobody else; each use is written down (API-7). */
export const ForOrganization = (scope: OrganizationScope) =>
  applyDecorators(
    declare({ kind: 'organization', scope }),
    ApiExtension('x-organization-scope', scope),
    ApiSecurity('organization'),
    AroundTheRest(RecordOrganizationUse),
  );

export const TOKEN_AREA = 'masar:token-area';

/**
 * The area that a personal access token has to name to reach the routes of a controller, reading and writing apart. A
 * controller that names none takes no token (API-4).
 */
export const TokenArea = (area: Area): ClassDecorator =>
  applyDecorators(SetMetadata(TOKEN_AREA, area), ApiExtension('x-token-area', area));

export const FOR_WRITERS = 'masar:for-writers';

/**
 * Beside a GET that shows what only its writer should know, right answers above all: a token needs the scope for writing,
 * so that a program that may only read never learns them (API-4, EVD-8).
 */
export const ForWriters = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FOR_WRITERS, true), ApiExtension('x-for-writers', true));

export const FRESHLY_CONFIRMED = 'masar:freshly-confirmed';

/**
 * Beside the access rule, for what an intruder must not do with a session that somebody left open: the caller has to have
 * proved in the last minutes that it is really they (AUTH-12).
 */
export const FreshlyConfirmed = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FRESHLY_CONFIRMED, true), ApiExtension('x-confirmation', true));

const viewerOf = (_: unknown, context: ExecutionContext): Viewer | undefined =>
  context.switchToHttp().getRequest<Request>().user;

/** The signed-in user; routes behind @SignedIn or @Roles always have one. */
export const CurrentUser = createParamDecorator(viewerOf);

/** Whether a parameter made by this factory is the signed-in user. */
export const isViewerParameter = (factory: unknown): boolean => factory === viewerOf;
