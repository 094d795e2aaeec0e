import { Text } from '#platform/http/fields';

export class StreamQuery {
  @Text({
    optional: true,
    max: 1000,
    description:
      'What to follow beside the own notifications, at most 20, separated by commas: `discussions`, `forum:<id>`, `discussion:<id>`, `lesson:<id>`. Those out of reach are left out',
  })
  topics?: string;

  @Text({ optional: true, max: 50, description: 'Like the header Last-Event-ID, for clients that cannot send it' })
  lastEventId?: string;
}
