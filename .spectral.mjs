// Spectral's rules for the published document: `npm run check:contract`. Every exception has its reason here.
import rulesets from "@stoplight/spectral-rulesets";

/** Schemas whose names begin with "Parameter". */
const parameterSchemas = [
  "ParameterEmbedded",
  "ParameterEmbeddedJsonld",
  "ParameterInput",

  "ParameterRef",
  "ParameterRefJsonld",
];

export default {
  extends: rulesets.oas,
  rules: {
    // The rule is that of OpenAPI 3.0. Since 3.1, every kind of scheme can name roles, and bearer tokens do: the scope
    // that the token needs. Redocly's `security-defined` checks that the schemes exist.
    "oas3-operation-security-defined": "off",
  },
  overrides: [
    {
      // The rule takes the `examples` of these schemas, an array of values, for those of a parameter.
      files: parameterSchemas.map((name) => `generated/openapi.json#/components/schemas/${name}`),
      rules: { "oas3-examples-value-or-externalValue": "off" },
    },
  ],
};
