import {
  jobMatchNews,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
  notificationKinds,
} from '@masar/domain';
import { Flag, ListOf, OneOf, Text, WholeNumber } from '#platform/http/fields';
import { CountOut, FlagOut, ManyOut, WordOut } from '#platform/http/response-fields';

export class KindPreferenceDto {
  @OneOf(notificationKinds) kind!: NotificationKind;
  @OneOf(notificationChannels, { description: '`email` also shows in the portal' }) channel!: NotificationChannel;
}

/** What is not named stays as it is. */
export class PreferencesDto {
  @ListOf(() => KindPreferenceDto, { optional: true, max: notificationKinds.length }) kinds?: KindPreferenceDto[];
  @Flag({ optional: true, description: 'One mail a day with what is unread' }) digest?: boolean;
  @WholeNumber({
    optional: true,
    min: jobMatchNews.thresholds[0],
    max: 100,
    description: 'Percent of the match from which on vacancies are told of',
  })
  jobMatchFrom?: number;
}

export class KindPreferenceResponse {
  @WordOut(notificationKinds) kind!: NotificationKind;
  @WordOut(notificationChannels) channel!: NotificationChannel;
}

export class PreferencesResponse {
  @ManyOut(() => KindPreferenceResponse) kinds!: KindPreferenceResponse[];
  @FlagOut() digest!: boolean;
  @CountOut({ description: 'Percent of the match from which on vacancies are told of' }) jobMatchFrom!: number;
}

export class MailEndDto {
  @Text({ max: 300, description: 'From the link in the mail' }) token!: string;
}
