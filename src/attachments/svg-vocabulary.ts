/**
 * Lists the elements, attributes and CSS functions that the SVG sanitizer keeps. They are sufficient for static
 * drawings.
 */

/**
 * The elements to keep. Intentionally missing: `script`, `foreignObject`, `a` (only its content is kept), animation
 * elements (they can set links and event handlers), `feImage`, `iframe`, `audio`, `video`, `handler` and `listener`.
 */
export const allowedElements: ReadonlySet<string> = new Set(
  (
    "svg g defs symbol use switch title desc style image path rect circle ellipse line polyline polygon " +
    "text tspan textPath linearGradient radialGradient stop pattern clipPath mask marker view filter " +
    "feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting " +
    "feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur " +
    "feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence"
  ).split(" "),
);

/** Attributes without a namespace. The sanitizer also checks the values of these attributes. */
export const allowedAttributes: ReadonlySet<string> = new Set(
  // Core and structure
  (
    "id class style lang version viewBox preserveAspectRatio zoomAndPan x y z width height transform " +
    "requiredFeatures systemLanguage overflow clip href " +
    // Shapes and text
    "d points pathLength cx cy r rx ry fx fy fr x1 y1 x2 y2 dx dy rotate textLength lengthAdjust startOffset " +
    "method spacing side " +
    // Gradients, patterns, masks and markers
    "gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform " +
    "clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY " +
    // Filters
    "filterUnits primitiveUnits in in2 result type values tableValues slope intercept amplitude exponent mode " +
    "operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale " +
    "diffuseConstant specularConstant specularExponent kernelUnitLength scale xChannelSelector yChannelSelector " +
    "stdDeviation radius baseFrequency numOctaves seed stitchTiles azimuth elevation pointsAtX pointsAtY pointsAtZ " +
    "limitingConeAngle " +
    // Presentation
    "alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters " +
    "color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule " +
    "filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant " +
    "font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning " +
    "letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity " +
    "paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset " +
    "stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration " +
    "text-orientation text-rendering transform-box transform-origin unicode-bidi vector-effect visibility " +
    "word-spacing writing-mode"
  ).split(" "),
);

/** CSS functions that cannot load anything. The sanitizer also checks the argument of `url()`. */
export const allowedCssFunctions: ReadonlySet<string> = new Set(
  (
    "url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var translate translatex " +
    "translatey rotate scale scalex scaley skew skewx skewy matrix blur brightness contrast drop-shadow grayscale " +
    "hue-rotate invert opacity saturate sepia inset circle ellipse polygon path linear-gradient radial-gradient " +
    "not is where nth-child nth-of-type first-child last-child cubic-bezier steps"
  ).split(" "),
);
