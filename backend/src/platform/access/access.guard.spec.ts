import 'reflect-metadata';
import { personHeader } from '@masar/domain';
import type { ExecutionContext } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnotherPerson, OutOfScope, Unauthorized } from '#platform/errors/platform.errors';
import { SignedIn, TokenArea } from './access.decorators.js';
import { AccessGuard } from './access.guard.js';

@ApiTags('vacancies')
@TokenArea('jobs')
@SignedIn()
class Named {
  list(): void {
    // What it does is not asked.
  }
}

@ApiTags('jobs')
@SignedIn()
class OnlyTagged {
  list(): void {
    // What it does is not asked.
  }
}

const asked = (type: typeof Named | typeof OnlyTagged, method: string): boolean => {
  const request = { method, headers: {}, user: { id: '1', role: 'student' }, tokenScopes: ['jobs:read'] };
  const context = {
    getHandler: () => type.prototype.list,
    getClass: () => type,
    switchToHttp: () => ({ getRequest: () => request }),
  };
  return new AccessGuard().canActivate(context as unknown as ExecutionContext);
};

describe('a call that names its person', () => {
  const calledFor = (person: string | undefined, id: string | undefined): boolean => {
    const request = { method: 'POST', headers: { [personHeader]: person }, user: id && { id, role: 'student' } };
    const context = {
      getHandler: () => Named.prototype.list,
      getClass: () => Named,
      switchToHttp: () => ({ getRequest: () => request }),
    };
    return new AccessGuard().canActivate(context as unknown as ExecutionContext);
  };

  it('is answered in their own session alone [PERF-5]', () => {
    expect(calledFor('sara', 'sara')).toBe(true);
    expect(calledFor(undefined, 'ali')).toBe(true);
    expect(() => calledFor('sara', 'ali')).toThrow(AnotherPerson);
    expect(() => calledFor('sara', undefined)).toThrow(Unauthorized);
  });
});

describe('the area of a token', () => {
  it('is the one that a controller names, whatever the document calls it [API-4]', () => {
    expect(asked(Named, 'GET')).toBe(true);
    expect(() => asked(Named, 'POST')).toThrow(OutOfScope);
  });

  it('is none where a controller has but a tag of the document [API-4] [SEC-1]', () => {
    expect(() => asked(OnlyTagged, 'GET')).toThrow(OutOfScope);
  });
});
