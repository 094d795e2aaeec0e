export { defineFields, type Fields } from './field';
export { choice, difficulty, role, type Words, yesOrNo } from './choice-kinds';
export { number, percent, price, rating, score } from './number-kinds';
export { reference, ReferenceField } from './reference-kinds';
export { email, latin, line, list, pair, text } from './text-kinds';
export { age, appointment, day, hour, moment } from './time-kinds';
export { derived } from './told';
