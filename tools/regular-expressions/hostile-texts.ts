import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A text that makes an expression try again and again: a beginning, and what repeats behind it. */
export interface HostileText {
  beginning: string;
  repeated: string;
}

const tried = '<> \n\t"\'-*_`[](){}\\/=:.,#|!&;~@%$^?+0123456789abxAZاب\u0651é\u2068';
const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Made of the expression itself: what each of its repetitions takes, behind what leads to it, and what leads to it over and over. */
export function hostileTextsFor(source: string, flags: string): HostileText[] {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = parser.parsePattern(source, 0, source.length, modes);
  const found = new Map<string, HostileText>();
  const add = (beginning: string, repeated: string) => {
    if (repeated !== '') found.set(`${beginning}\0${repeated}`, { beginning, repeated });
  };
  const walk = (node: AST.Node, before: readonly string[]): void => {
    if ('alternatives' in node) for (const each of node.alternatives) walk(each, before);
    else if (node.type === 'Alternative') {
      let led = before;
      for (const element of node.elements) {
        walk(element, led);
        const examples = examplesOf(element, flags).slice(0, 3);
        led = [...new Set(led.flatMap((one) => examples.map((other) => one + other)))].slice(0, 5);
      }
    } else if (node.type === 'Quantifier') {
      if (node.max >= 20)
        for (const beginning of before)
          for (const part of examplesOf(node.element, flags)) {
            add(beginning, part);
            add('', beginning);
            add('', beginning + part);
          }
      walk(node.element, before);
    }
  };
  walk(pattern, ['']);
  return [...found.values()];
}

/** Short texts that a part of an expression takes. */
function examplesOf(node: AST.Node, flags: string): string[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((each) => examplesOf(each, flags)).slice(0, 4);
    case 'Alternative':
      return node.elements.reduce<string[]>(
        (texts, element) => {
          const examples = examplesOf(element, flags).slice(0, 2);
          return texts.flatMap((text) => examples.map((example) => text + example)).slice(0, 4);
        },
        [''],
      );
    case 'Quantifier': {
      const examples = examplesOf(node.element, flags);
      return node.min === 0
        ? ['', ...examples.slice(0, 1)]
        : examples.map((each) => each.repeat(Math.min(node.min, 3)));
    }
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return lettersOf(new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, '')));
    // What takes no letter of its own, and what stands only within the kinds above.
    case 'Assertion':
    case 'Backreference':
    case 'CharacterClassRange':
    case 'ClassIntersection':
    case 'ClassStringDisjunction':
    case 'ClassSubtraction':
    case 'Flags':
    case 'ModifierFlags':
    case 'Modifiers':
    case 'RegExpLiteral':
    case 'StringAlternative':
      return [''];
  }
}

function lettersOf(taken: RegExp): string[] {
  const letters = Array.from(tried).filter((letter) => taken.test(letter));
  if (letters.length > 0) return letters.slice(0, 2);
  for (let code = 0; code < 0x3000; code += 1)
    if (taken.test(String.fromCodePoint(code))) return [String.fromCodePoint(code)];
  return ['a'];
}
