/** Colours of robes, all distinct from the walls; role badges have their own on the name plates. */
const robes = [
  '#3E7CB8',
  '#B0744A',
  '#C2628C',
  '#4E9673',
  '#D07A50',
  '#7A70BD',
  '#3C8897',
  '#C79A3D',
  '#8B9AA0',
  '#A85F5F',
];
/** Tints of skin, multiplied with the figure's own. */
const skins = ['#FFFFFF', '#F3DCC8', '#DDB99A', '#B98E6E'];

/** A small steady number of an id, the same in every browser. */
function numberOf(id: string): number {
  let number = 7;
  for (const letter of id) number = (number * 31 + letter.codePointAt(0)!) % 100_003;
  return number;
}

export const robeColor = (userId: string): string => robes[numberOf(userId) % robes.length]!;
export const skinTint = (userId: string): string => skins[numberOf(`${userId}·`) % skins.length]!;
