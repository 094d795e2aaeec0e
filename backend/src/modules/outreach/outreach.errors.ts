import { defineError } from '#platform/errors/app-error';

export class FormKeyUsed extends defineError('outreach.form_key_used', 409) {}
export class MessageNotFound extends defineError('outreach.message_not_found', 404) {}
export class NewsletterLinkInvalid extends defineError('outreach.newsletter_link_invalid', 422) {}
