import type { Mail } from '#platform/mail/mail-template';
import type { SendMessageDto } from './send-message.dto.js';

/** The message as the team receives it; answering the mail answers the visitor. */
export const contactMail = (mailbox: string, message: SendMessageDto, consoleUrl: string): Mail => ({
  to: mailbox,
  replyTo: { name: message.name, address: message.email },
  subject: { ar: `رسالة من ${message.name}`, en: message.subject },
  body: {
    ar: `وصلت رسالة من صفحة «اتصل بنا». أجب عن هذا البريد ليصل ردّك إلى ${message.name}.`,
    en: `A message arrived from the contact page. Answer this mail to reach ${message.name}.`,
  },
  quote: `${message.name} <${message.email}>\n${message.subject}\n\n${message.message}`,
  action: { label: { ar: 'فتح الرسالة في لوحة الإدارة', en: 'Open in the console' }, url: consoleUrl },
});
