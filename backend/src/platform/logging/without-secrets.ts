const hidden = '[hidden]';

/** Keys whose values nobody should read in a log, wherever in a line they stand. */
const secretKeys = 'password|newPassword|currentPassword|token|secret|cookie|set-cookie|authorization|email|phone';
const secretMember = new RegExp(String.raw`("(?:${secretKeys})":)"(?:[^"\\]|\\.)*"`, 'gi');
const credentialsOfAddress = /(\b[a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/@"\\]+@/gi;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const secretParameter = /([?&](?:token|code|state|secret|key|signature|email)=)[^&\s"\\]+/gi;
const sessionCookie = /\bs(?::|%3A)[\w-]{16,}\.[\w%+/=-]+/gi;
const mailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/**
 * The last net below careful log calls: hides what looks like a secret or a mail address in a finished line. It is no
 * licence to log bodies, for it does not know names of people (OPS-4).
 */
export function withoutSecrets(line: string): string {
  return line
    .replace(secretMember, `$1"${hidden}"`)
    .replace(credentialsOfAddress, `$1${hidden}@`)
    .replace(bearer, `$1 ${hidden}`)
    .replace(secretParameter, `$1${hidden}`)
    .replace(sessionCookie, hidden)
    .replace(mailAddress, hidden);
}
