import 'reflect-metadata';
import { ForOrganization } from '#platform/access/access.decorators';
import { INTERCEPTORS_METADATA } from '#platform/http/nest-metadata';
import { AnswersPage } from './answers-page.js';
import type { Page } from './paging.js';

class Talk {
  title!: string;
}
const nothing = (): Promise<Page<Talk>> => Promise.resolve({ rows: [], total: 0 });

class Talks {
  @ForOrganization('people:read')
  @AnswersPage(Talk, { summary: 'Talks' })
  recordedAbove(): Promise<Page<Talk>> {
    return nothing();
  }

  @AnswersPage(Talk, { summary: 'Talks' })
  @ForOrganization('people:read')
  recordedBelow(): Promise<Page<Talk>> {
    return nothing();
  }
}

const around = (name: keyof Talks): string[] =>
  (Reflect.getMetadata(INTERCEPTORS_METADATA, Talks.prototype[name]) as { name: string }[]).map((each) => each.name);

describe('a page', () => {
  it('that a program of the organisation asks for is recorded with the number of its rows [API-7]', () => {
    expect(around('recordedAbove')).toEqual(['RecordOrganizationUse', 'SendPage']);
    expect(around('recordedBelow')).toEqual(['RecordOrganizationUse', 'SendPage']);
  });
});
