import 'reflect-metadata';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { ForOrganization } from '#platform/access/access.decorators';
import { SameForEverybody } from '#platform/shared-answers/same-for-everybody';
import { AnswersPage } from './answers-page.js';
import type { Page } from './paging.js';

class Talk {
  title!: string;
}
const nothing = (): Promise<Page<Talk>> => Promise.resolve({ rows: [], total: 0 });

class Talks {
  @SameForEverybody('talks')
  @AnswersPage(Talk, { summary: 'Talks' })
  sharedAbove(): Promise<Page<Talk>> {
    return nothing();
  }

  @AnswersPage(Talk, { summary: 'Talks' })
  @SameForEverybody('talks')
  sharedBelow(): Promise<Page<Talk>> {
    return nothing();
  }

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
  it('that is the same for everybody is kept as its rows, with its headers [PERF-1] [CRS-7]', () => {
    expect(around('sharedAbove')).toEqual(['KeepSharedAnswer', 'SendPage']);
    expect(around('sharedBelow')).toEqual(['KeepSharedAnswer', 'SendPage']);
  });

  it('that a program of the organisation asks for is recorded with the number of its rows [API-7]', () => {
    expect(around('recordedAbove')).toEqual(['RecordOrganizationUse', 'SendPage']);
    expect(around('recordedBelow')).toEqual(['RecordOrganizationUse', 'SendPage']);
  });
});
