import { CountOut, FlagOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';

export class NotificationResponse {
  @UuidOut() id!: string;
  @TextOut({ example: 'certificate-issued' }) kind!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true, description: 'Path of the portal that shows it' }) href!: string | null;
  @FlagOut() isRead!: boolean;
  @TimeOut() createdAt!: string;
}

export class UnreadCountResponse {
  @CountOut() count!: number;
}
