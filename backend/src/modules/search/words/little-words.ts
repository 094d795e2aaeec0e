import { stemsOf } from '@masar/domain';

/** Words that stand in every question and answer none. */
const words = `
في من على عن إلى مع ما ماذا لماذا هل كيف كم متى أين أي هو هي هم هذا هذه ذلك تلك التي الذي الذين أن إن لا لم لن قد كل بعض ثم أو و يا
أنا أنت نحن عند لدى حتى إذا لو كان كانت يكون منذ بين غير فقط أريد شو شنو وين ليش
a an the of to in on at for and or but with by from as is are was be do does did i my me we you your it its this that these
those how what when where why which who can could should would want about into not no
`;

/** The same as they are compared. */
export const littleWords: ReadonlySet<string> = new Set(stemsOf(words));
