import { WeakPassword } from '../auth.errors.js';

/** Passwords that lists of leaks put first, of the lengths that the rules would let through (AUTH-6). */
const common = new Set(
  `12345678 123456789 1234567890 password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwerty12 qwerty123
  qwertyui qwertyuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl zxcvbnm1 11111111 111111111 1111111111
  00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12341234
  12344321 87654321 987654321 9876543210 0123456789 11223344 1122334455 112233445566 123123123 123321123 147258369
  159357456 741852963 789456123 987654123 abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 a12345678 iloveyou iloveyou1
  iloveu123 loveyou1 lovely123 princess princess1 sunshine sunshine1 football football1 baseball basketball superman
  superman1 batman123 spiderman welcome1 welcome123 letmein1 letmein123 master123 admin123 admin1234 administrator
  root1234 test1234 testtest changeme changeme1 computer internet michael1 jennifer samsung1 samsung123 google123
  facebook facebook1 youtube1 whatsapp telegram dragon123 monkey123 shadow123 trustno1 starwars pokemon1 naruto123
  baghdad1 baghdad123 baghdad1234 iraq1234 iraq12345 iraqiraq basra123 mosul123 erbil123 mohammed mohammed1 mohammed123
  muhammad muhammad1 muhammad123 ahmed123 ahmed1234 ali12345 ali123456 hussein1 hussein123 hassan123 zahraa123
  fatima123 maryam123 allah123 allahakbar alhamdulillah bismillah habibi123 realmadrid barcelona barcelona1 liverpool
  manchester chelsea1 arsenal1 juventus ronaldo7 ronaldo123 cristiano messi123 neymar123 qazwsxedc qweasdzxc 1234qwer
  qwer1234 asdf1234 zxcv1234 q1w2e3r4 q1w2e3r4t5 pass1234 pass12345 user1234 guest123 secret123 freedom1 whatever
  masar123 masar1234 student1 student123 teacher1 teacher123`.split(/\s+/),
);

/** Whether a password is among the most common ones, however its letters are cased. */
const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

/** Refuses what everybody would guess first, at the field in which it was typed. */
export function refuseCommon(password: string, field = 'password'): void {
  if (isCommonPassword(password)) throw new WeakPassword({}, { fields: [{ field, code: 'auth.weak_password' }] });
}
