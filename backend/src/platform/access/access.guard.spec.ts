import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OutOfScope } from '#platform/errors/platform.errors';
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
  const request = { method, user: { id: '1', role: 'student' }, tokenScopes: ['jobs:read'] };
  const context = {
    getHandler: () => type.prototype.list,
    getClass: () => type,
    switchToHttp: () => ({ getRequest: () => request }),
  };
  return new AccessGuard().canActivate(context as unknown as ExecutionContext);
};

describe('the area of a token', () => {
  it('is the one that a controller names, whatever the document calls it [API-4]', () => {
    expect(asked(Named, 'GET')).toBe(true);
    expect(() => asked(Named, 'POST')).toThrow(OutOfScope);
  });

  it('is none where a controller has but a tag of the document [API-4] [SEC-1]', () => {
    expect(() => asked(OnlyTagged, 'GET')).toThrow(OutOfScope);
  });
});
