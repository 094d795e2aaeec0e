import { defineError } from '#platform/errors/app-error';

export class MailLinkInvalid extends defineError('notifications.mail_link_invalid', 422) {}
