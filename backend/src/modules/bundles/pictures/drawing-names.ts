import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';

/** What becomes of an element: of one that is unwrapped its content stays. */
export type Standing = 'kept' | 'unwrapped' | 'removed';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Elements of SVG that only draw; what runs, moves, embeds or fetches is missing on purpose (CRS-12). */
const drawingElements = set(`
  svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon text tspan textPath marker metadata
  linearGradient radialGradient stop clipPath mask pattern filter style view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

const drawingAttributes = set(`
  id class style lang role tabindex version baseProfile contentScriptType contentStyleType
  x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height d points pathLength viewBox preserveAspectRatio transform
  href rotate lengthAdjust textLength startOffset method spacing side type media
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset paint-order vector-effect color color-interpolation color-interpolation-filters
  color-rendering opacity visibility display overflow clip clip-path clip-rule mask mask-type filter flood-color
  flood-opacity lighting-color stop-color stop-opacity shape-rendering text-rendering image-rendering mix-blend-mode
  isolation transform-origin transform-box pointer-events cursor enable-background
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight font-kerning
  font-feature-settings font-variant-ligatures letter-spacing word-spacing white-space kerning
  text-anchor text-decoration text-align text-transform text-overflow line-height direction unicode-bidi writing-mode
  text-orientation glyph-orientation-horizontal glyph-orientation-vertical dominant-baseline alignment-baseline
  baseline-shift
  marker marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient
  gradientUnits gradientTransform spreadMethod offset clipPathUnits maskUnits maskContentUnits
  patternUnits patternContentUnits patternTransform filterUnits primitiveUnits
  in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode
  kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent scale xChannelSelector
  yChannelSelector azimuth elevation stdDeviation radius z pointsAtX pointsAtY pointsAtZ limitingConeAngle
  baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent
  requiredFeatures requiredExtensions systemLanguage focusable
`);

/** Those of other vocabularies, by their namespace. */
const foreignAttributes: Record<string, ReadonlySet<string>> = {
  'http://www.w3.org/XML/1998/namespace': set('space lang'),
  'http://www.w3.org/1999/xlink': set('href title'),
};

const svg = 'http://www.w3.org/2000/svg';
const declarations = 'http://www.w3.org/2000/xmlns/';
/** Notes that drawing programs leave in their files; no browser acts on them. */
const notes =
  /^(?:http:\/\/www\.bohemiancoding\.com\/sketch\/ns|http:\/\/www\.inkscape\.org\/namespaces\/inkscape|http:\/\/sodipodi\.sourceforge\.net\/DTD\/sodipodi-0\.dtd|http:\/\/(?:web\.resource\.org\/cc\/|creativecommons\.org\/ns#|purl\.org\/dc\/elements\/1\.1\/|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#))$/;

export const isGradient = ({ uri, local }: SaxesTagNS): boolean =>
  uri === svg && /^(?:linear|radial)Gradient$/.test(local);

export const isInert = (namespace: string): boolean => notes.test(namespace);

export function standingOf({ uri, local }: SaxesTagNS): Standing {
  if (isInert(uri)) return 'kept';
  if (uri !== svg) return 'removed';
  if (drawingElements.has(local)) return 'kept';
  return local === 'a' ? 'unwrapped' : 'removed';
}

export function isDrawingAttribute({ uri, local, value }: SaxesAttributeNS): boolean {
  if (uri === declarations || isInert(uri)) return true;
  const isKnown =
    uri === ''
      ? drawingAttributes.has(local) || /^(?:aria|data)-[\w-]+$/.test(local)
      : foreignAttributes[uri]?.has(local);
  if (!isKnown) return false;
  if (local === 'href') return value.trim().startsWith('#');
  return local === 'style' ? isSafeStyle(value) : isSafeValue(value);
}

const address = /url\s*\(\s*["']?\s*([^"')]*)/gi;

/** Styles without rules that fetch, and without letters written in a way that hides them. */
export const isSafeStyle = (css: string): boolean =>
  !/[@<]|expression|binding|behavior|javascript:|image(?:-set)?\s*\(|src\s*\(|\/\*/i.test(css) && isSafeValue(css);

/** A value that points at nothing but places of the drawing itself; a backslash would hide where it points. */
const isSafeValue = (value: string): boolean =>
  !value.includes('\\') && [...value.matchAll(address)].every(([, target = '']) => target.startsWith('#'));
