/** An address as its owner knows it again and nobody else can write to it: `h…@example.org`. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');
