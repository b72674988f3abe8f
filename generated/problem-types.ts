/**
 * The causes and remedies of statuses and violation codes.
 * Generated from docs/errors.md by `npm run codegen`. Do not edit.
 */

import type { components } from "./types.ts";

type ErrorType = components["schemas"]["ErrorType"];
type ViolatedRule = components["schemas"]["ViolatedRule"];

export const errorTypes: ReadonlyMap<number, ErrorType> = new Map<number, ErrorType>([
  [
    400,
    {
      type: "/errors/400",
      status: 400,
      title: "Bad Request",
      cause:
        "A query parameter is unknown, missing, repeated or invalid, the JSON is malformed, or a value has the wrong type or refers to an entity that does not exist.",
      remedy:
        "Correct the parameters or properties in `violations`. If there are none, `detail` names the error.",
    },
  ],
  [
    401,
    {
      type: "/errors/401",
      status: 401,
      title: "Unauthorized",
      cause: "The token is missing, invalid, expired or revoked.",
      remedy:
        "Send a valid token in the header `Authorization: Bearer …`. Create an API token in the user settings, or refresh the OAuth token.",
    },
  ],
  [
    403,
    {
      type: "/errors/403",
      status: 403,
      title: "Forbidden",
      cause:
        "The token lacks the scope, or its user lacks the permission, that the request requires; or a rule in `detail` forbids it.",
      remedy:
        "Follow `detail`: use a token with the scope, ask an administrator for the permission, or do what the rule requires.",
    },
  ],
  [
    404,
    {
      type: "/errors/404",
      status: 404,
      title: "Not Found",
      cause: "The path is unknown, or the requested entity, file or code does not exist.",
      remedy: "Check the path and the ID. To find existing entities, list the collection.",
    },
  ],
  [
    405,
    {
      type: "/errors/405",
      status: 405,
      title: "Method Not Allowed",
      cause: "The path does not support the method.",
      remedy: "Use a method that the header `Allow` lists.",
    },
  ],
  [
    406,
    {
      type: "/errors/406",
      status: 406,
      title: "Not Acceptable",
      cause: "The operation supports none of the media types in `Accept`.",
      remedy: "Send one of the media types in `detail`.",
    },
  ],
  [
    409,
    {
      type: "/errors/409",
      status: 409,
      title: "Conflict",
      cause:
        "The request conflicts with the current data. For example, other entities refer to the entity, or the stock is too low.",
      remedy:
        "Resolve the conflict that `detail` names, then repeat the request. If the same `Idempotency-Key` is in progress, wait first.",
    },
  ],
  [
    410,
    {
      type: "/errors/410",
      status: 410,
      title: "Gone",
      cause:
        "The changes after the position in `after` are no longer available, or the history does not go back to the time in `at`.",
      remedy:
        "Get the current position without `after`, read all lists again, and continue from that position. For `at`, send a time after the one in `detail`.",
    },
  ],
  [
    412,
    {
      type: "/errors/412",
      status: 412,
      title: "Precondition Failed",
      cause: "The entity has changed: its `ETag` is not in `If-Match`.",
      remedy: "Read the entity again, apply the change to the new version, and send its `ETag`.",
    },
  ],
  [
    413,
    {
      type: "/errors/413",
      status: 413,
      title: "Content Too Large",
      cause: "The request body, or a file in it, is too large.",
      remedy: "Stay below the limit in `detail`. Split a long list into several requests.",
    },
  ],
  [
    414,
    {
      type: "/errors/414",
      status: 414,
      title: "URI Too Long",
      cause: "The URL is longer than 8,192 bytes.",
      remedy: "Shorten the query, or split it into several requests.",
    },
  ],
  [
    415,
    {
      type: "/errors/415",
      status: 415,
      title: "Unsupported Media Type",
      cause: "The operation does not support the `Content-Type` of the body.",
      remedy:
        'Send one of the media types in `detail`. `PATCH` requires `application/merge-patch+json`. A generated client may need one line to send it: "Client generators" in `docs/api.md` has the line of each generator.',
    },
  ],
  [
    416,
    {
      type: "/errors/416",
      status: 416,
      title: "Range Not Satisfiable",
      cause: "The file has no bytes in the requested range.",
      remedy: "Request a range within the length in `Content-Range`, or omit `Range`.",
    },
  ],
  [
    422,
    {
      type: "/errors/422",
      status: 422,
      title: "Unprocessable Content",
      cause: "A property of the body violates a rule.",
      remedy:
        "Correct each property in `violations`. Its `code` names the rule, which `/validation_errors/<code>` describes.",
    },
  ],
  [
    429,
    {
      type: "/errors/429",
      status: 429,
      title: "Too Many Requests",
      cause:
        "The credential has reached its rate limit, the user or IP address has sent too many invalid credentials or large uploads, or too many exports, imports or waiting requests of the user are unfinished.",
      remedy:
        "Follow `detail`. Without other advice, wait for the seconds in `Retry-After`, then repeat the request, and send fewer requests at the same time.",
    },
  ],
  [
    500,
    {
      type: "/errors/500",
      status: 500,
      title: "Internal Server Error",
      cause: "The service failed unexpectedly.",
      remedy:
        "Report the `X-Request-Id` of the response to the administrator, who finds the cause in the log under this ID.",
    },
  ],
  [
    503,
    {
      type: "/errors/503",
      status: 503,
      title: "Service Unavailable",
      cause: "The service is overloaded, its database is not available, or its disk is full.",
      remedy:
        "Wait for the seconds in `Retry-After`, then repeat the request. If `detail` names a lost connection, read the data first.",
    },
  ],
]);
/** The rules by code. */
export const violatedRules: ReadonlyMap<string, ViolatedRule> = new Map<string, ViolatedRule>([
  [
    "already-exists",
    {
      code: "already-exists",
      cause: "The entity exists with other values, which an import does not change.",
      remedy: "Send the values of the existing entity, or change it with `PATCH` before the import.",
    },
  ],
  [
    "ambiguous",
    {
      code: "ambiguous",
      cause: "The value matches several alternatives of the schema.",
      remedy: "Send the properties of only one alternative.",
    },
  ],
  [
    "amount-mismatch",
    {
      code: "amount-mismatch",
      cause: "The amounts from the lots do not add up to the amount that the BOM entry needs.",
      remedy:
        "Change the amounts so that their sum is the amount in the message. Without `lots`, the service selects lots itself.",
    },
  ],
  [
    "associated-with-itself",
    {
      code: "associated-with-itself",
      cause: "A part cannot be associated with itself.",
      remedy: "Send another part as `other`.",
    },
  ],
  [
    "attachment-deleted",
    {
      code: "attachment-deleted",
      cause: "The request refers to an attachment that it also deletes.",
      remedy: "Keep the attachment in `attachments`, or refer to another one.",
    },
  ],
  [
    "attachment-type-required",
    {
      code: "attachment-type-required",
      cause: "An attachment requires a type.",
      remedy: "Send `attachment_type`, such as `/api/attachment_types/1`.",
    },
  ],
  [
    "base-currency",
    {
      code: "base-currency",
      cause: "The code is that of the base currency, which is not stored as a currency.",
      remedy: "Omit the currency of prices in the base currency.",
    },
  ],
  [
    "build-part-missing",
    {
      code: "build-part-missing",
      cause: "The bill of materials does not contain the build part of a subproject.",
      remedy: "Add the build part of the subproject to the bill of materials first.",
    },
  ],
  [
    "built-from-itself",
    {
      code: "built-from-itself",
      cause: "The project that builds this part already requires this project.",
      remedy: "Use another part, or remove this project from the bill of materials of that project.",
    },
  ],
  [
    "category-required",
    {
      code: "category-required",
      cause: "A part requires a category.",
      remedy: "Send `category`, such as `/api/categories/1`.",
    },
  ],
  [
    "choice",
    {
      code: "choice",
      cause: "The value is not one of the allowed values.",
      remedy: "Send one of the values that the message or the schema lists.",
    },
  ],
  [
    "control-characters",
    {
      code: "control-characters",
      cause: "A property of a user, or a form field, contains control characters.",
      remedy: "Remove control characters, such as line breaks and tabs.",
    },
  ],
  [
    "date",
    { code: "date", cause: "The date is invalid or too late.", remedy: "Send a date before the year 10000." },
  ],
  [
    "date-time",
    {
      code: "date-time",
      cause: "The value is not an ISO 8601 date and time.",
      remedy: "Send a date and time with a time zone, such as `2026-01-31T12:00:00+00:00`.",
    },
  ],
  [
    "decimal",
    {
      code: "decimal",
      cause: "The value is not a decimal number, or has too many digits.",
      remedy:
        'Send a string such as `"12.5"`, with at most ten digits before and ten after the decimal point.',
    },
  ],
  [
    "download",
    {
      code: "download",
      cause: "The file could not be downloaded from its URL.",
      remedy: "Check that the URL returns the file without a sign-in, or upload the file in `upload.data`.",
    },
  ],
  [
    "downloads-off",
    {
      code: "downloads-off",
      cause: "Downloads are disabled on this instance or in this request.",
      remedy:
        "Upload the file in `upload.data`. If the message names an atomic batch, send the operation on its own.",
    },
  ],
  [
    "duplicate",
    { code: "duplicate", cause: "The query parameter or header is repeated.", remedy: "Send it once." },
  ],
  [
    "email",
    {
      code: "email",
      cause: "The value is not an email address.",
      remedy: "Send an address such as `name@example.com`.",
    },
  ],
  [
    "empty-file",
    { code: "empty-file", cause: "The file has no content.", remedy: "Send a file with content." },
  ],
  [
    "exactly-one",
    {
      code: "exactly-one",
      cause: "The request contains none or several of the properties in the message.",
      remedy: "Send exactly one of the properties.",
    },
  ],
  [
    "exchange-rate",
    {
      code: "exchange-rate",
      cause: "The currencies have different or unknown exchange rates.",
      remedy: "Set the same `exchange_rate` for both currencies, or change the currency of the prices first.",
    },
  ],
  [
    "file-missing",
    {
      code: "file-missing",
      cause: "The stored file of the attachment is missing.",
      remedy: "Upload the file again.",
    },
  ],
  [
    "filetype",
    {
      code: "filetype",
      cause: "The attachment type does not accept this file type.",
      remedy:
        "Send a file that matches `filetype_filter` of the attachment type, or use another attachment type.",
    },
  ],
  [
    "filetype-filter",
    {
      code: "filetype-filter",
      cause: "The filter contains something other than extensions and media types.",
      remedy: "Separate extensions and media types with commas, such as `.pdf, image/*`.",
    },
  ],
  [
    "full",
    {
      code: "full",
      cause: "The storage location is full.",
      remedy: "Use another storage location, or set its `is_full` to `false`.",
    },
  ],
  [
    "idempotency-key-reused",
    {
      code: "idempotency-key-reused",
      cause: "The `Idempotency-Key` was already used for a different request.",
      remedy: "Create a new key for each request. Repeat a key only with the same request.",
    },
  ],
  [
    "in-the-future",
    {
      code: "in-the-future",
      cause: "The timestamp is in the future.",
      remedy: "Send a past time, or omit it to use the current time. Check the clock of the client.",
    },
  ],
  [
    "invalid",
    {
      code: "invalid",
      cause: "Any other rule.",
      remedy: "Read `message` of the violation. It explains the rule.",
    },
  ],
  [
    "invalid-gtin",
    {
      code: "invalid-gtin",
      cause: "The GTIN has an invalid length or check digit.",
      remedy: "Send all 8, 12, 13 or 14 digits, including the check digit.",
    },
  ],
  [
    "invalid-iri",
    {
      code: "invalid-iri",
      cause: "The reference is not an IRI of the expected resource, or not an element of the list.",
      remedy: "Send the `@id` of an entity of the resource in the schema, such as `/api/categories/1`.",
    },
  ],
  [
    "invalid-parameter",
    {
      code: "invalid-parameter",
      cause: "The value of the query parameter is invalid.",
      remedy: "Send a value that matches the schema of the parameter.",
    },
  ],
  [
    "invalid-pattern",
    {
      code: "invalid-pattern",
      cause: "The value is not a valid regular expression.",
      remedy: "Correct the syntax error that the message names.",
    },
  ],
  [
    "invalid-reference",
    {
      code: "invalid-reference",
      cause:
        "The reference is neither an IRI nor an object with `@id` or `id`, or a batch has no such result.",
      remedy: "Send an IRI or an object with `@id`. In a batch, refer to the result of an earlier operation.",
    },
  ],
  [
    "invalid-unicode",
    {
      code: "invalid-unicode",
      cause: "The text contains an unpaired surrogate.",
      remedy: "Encode the text as valid UTF-8. Do not cut it within a character.",
    },
  ],
  [
    "iso-code",
    {
      code: "iso-code",
      cause: "The value is not an ISO 4217 currency code.",
      remedy: "Send a code with three letters, such as `EUR`.",
    },
  ],
  [
    "label-too-small",
    {
      code: "label-too-small",
      cause: "The barcode does not fit on the label in a size that scanners can read.",
      remedy: "Use the label size in the message, a shorter content or another barcode type.",
    },
  ],
  [
    "language",
    {
      code: "language",
      cause: "The value is not a language code.",
      remedy: "Send a code such as `en` or `de-AT`.",
    },
  ],
  [
    "limits",
    {
      code: "limits",
      cause: "Minimum, typical value and maximum are not in ascending order.",
      remedy:
        "Send values with `value_min` ≤ `value_typical` ≤ `value_max`, and a minimum below the maximum.",
    },
  ],
  [
    "merge-into-descendant",
    {
      code: "merge-into-descendant",
      cause: "The target of a merge is below the source.",
      remedy: "Move the target to another parent first, or merge in the other direction.",
    },
  ],
  [
    "merge-into-itself",
    {
      code: "merge-into-itself",
      cause: "The source and the target of a merge are the same.",
      remedy: "Send another element as `into`.",
    },
  ],
  [
    "missing",
    {
      code: "missing",
      cause: "A required property is missing.",
      remedy: "Send the property in `propertyPath`.",
    },
  ],
  [
    "multiple",
    {
      code: "multiple",
      cause: "The number is not a multiple of the number in the schema.",
      remedy: "Round the value to the multiple in the message.",
    },
  ],
  [
    "name-pattern",
    {
      code: "name-pattern",
      cause: "The name does not match the regular expression of the category.",
      remedy: "Change the name so that it matches `partname_regex` of the category, or use another category.",
    },
  ],
  [
    "needed",
    {
      code: "needed",
      cause: "A granted permission requires this permission.",
      remedy: "Do not deny this permission, or deny the one that requires it too.",
    },
  ],
  [
    "needed-to-build",
    {
      code: "needed-to-build",
      cause: "The project would need itself to be built.",
      remedy: "Use another build part or parent, or remove the circular entry from the bill of materials.",
    },
  ],
  [
    "needs-no-parts",
    {
      code: "needs-no-parts",
      cause: "The bill of materials contains no parts, so the project cannot be built.",
      remedy: "Add an entry with a part to the bill of materials.",
    },
  ],
  [
    "no-build-part",
    {
      code: "no-build-part",
      cause: "The project has no build part.",
      remedy: "Set `build_part` of the project, or omit `add_build_part`.",
    },
  ],
  [
    "no-built-in-files",
    {
      code: "no-built-in-files",
      cause: "Built-in files of Part-DB are not supported.",
      remedy: "Send an `http` or `https` URL, or upload the file in `upload.data`.",
    },
  ],
  [
    "no-control-characters",
    {
      code: "no-control-characters",
      cause: "The text contains U+0000, which cannot be stored.",
      remedy: "Remove the character.",
    },
  ],
  [
    "no-file",
    {
      code: "no-file",
      cause: "Only a stored file can be private.",
      remedy: "Send the file in `upload.data`, or omit `private`.",
    },
  ],
  [
    "no-price",
    {
      code: "no-price",
      cause: "A currency requires a price.",
      remedy: "Send `price`, or omit `price_currency`.",
    },
  ],
  [
    "not-a-part",
    {
      code: "not-a-part",
      cause: "The BOM entry is not a part.",
      remedy: "Omit the entry. Only entries with a part take stock.",
    },
  ],
  [
    "not-a-picture",
    {
      code: "not-a-picture",
      cause: "The preview attachment is not an image.",
      remedy: "Refer to an attachment with an image file.",
    },
  ],
  [
    "not-allowed",
    {
      code: "not-allowed",
      cause: "The value is not allowed here.",
      remedy: "Remove the value. In a batch, send the operation as a request of its own.",
    },
  ],
  [
    "not-base64",
    {
      code: "not-base64",
      cause: "The file is not valid base64.",
      remedy: "Encode the content as base64, or as a data URL such as `data:image/png;base64,…`.",
    },
  ],
  [
    "not-blank",
    {
      code: "not-blank",
      cause: "The text is empty.",
      remedy: "Send a text that contains more than white space.",
    },
  ],
  [
    "not-encodable",
    {
      code: "not-encodable",
      cause: "The barcode type cannot contain the content.",
      remedy: "Change the content or the barcode type.",
    },
  ],
  [
    "not-found",
    {
      code: "not-found",
      cause: "The entity that the value refers to does not exist.",
      remedy: "List the collection and send the IRI or ID of an existing entity, or create the entity first.",
    },
  ],
  [
    "not-in-stock",
    {
      code: "not-in-stock",
      cause: "There is not enough stock.",
      remedy:
        "Send a smaller amount or quantity, or add stock first. The message contains the available amount.",
    },
  ],
  [
    "not-null",
    {
      code: "not-null",
      cause: "The property must not be `null`.",
      remedy: "Send a value. If the property is optional, you can also omit it.",
    },
  ],
  [
    "not-own-attachment",
    {
      code: "not-own-attachment",
      cause: "The attachment belongs to another element.",
      remedy: "Refer to an attachment of this element, or add one.",
    },
  ],
  [
    "not-selectable",
    {
      code: "not-selectable",
      cause: "The element is not selectable. It only groups other elements.",
      remedy: "Use one of its children, or set its `not_selectable` to `false`.",
    },
  ],
  [
    "not-unique",
    {
      code: "not-unique",
      cause: "The list contains a value more than once.",
      remedy: "Remove the repeated values.",
    },
  ],
  [
    "number-out-of-range",
    {
      code: "number-out-of-range",
      cause: "The number is too large to be represented.",
      remedy: "Send a number below 1.8e308.",
    },
  ],
  [
    "one-target",
    {
      code: "one-target",
      cause: "The target is neither an existing lot nor the storage location of a new lot, or it is both.",
      remedy: "Send either the lot or `storage_location`.",
    },
  ],
  [
    "one-time-code",
    {
      code: "one-time-code",
      cause: "The one-time code is wrong.",
      remedy: "Enter the current code of the authenticator app, and check the clock of its device.",
    },
  ],
  [
    "only-existing-parts",
    {
      code: "only-existing-parts",
      cause: "The storage location accepts only parts that it already contains.",
      remedy: "Use another storage location, or set its `limit_to_existing_parts` to `false`.",
    },
  ],
  [
    "only-single-part",
    {
      code: "only-single-part",
      cause: "The storage location accepts only one part and already contains another.",
      remedy: "Use another storage location, or set its `only_single_part` to `false`.",
    },
  ],
  [
    "other-kind-of-element",
    {
      code: "other-kind-of-element",
      cause: "An attachment or parameter can only be moved to an element of the same type.",
      remedy: "Create a new attachment or parameter for the other element, and delete this one.",
    },
  ],
  [
    "other-part",
    {
      code: "other-part",
      cause: "The lot belongs to another part.",
      remedy: "Send a lot of the part that the request is about.",
    },
  ],
  [
    "other-project",
    {
      code: "other-project",
      cause: "The BOM entry belongs to another project.",
      remedy: "Send an entry of the project in the path.",
    },
  ],
  [
    "own-build-part",
    {
      code: "own-build-part",
      cause: "The part is the build part of the project or of a project above it.",
      remedy: "Use another part, or change the build part of that project.",
    },
  ],
  [
    "owner-must-match",
    {
      code: "owner-must-match",
      cause: "The storage location accepts only lots of its owner.",
      remedy: "Set `owner` of the lot to the owner of the storage location, or use another storage location.",
    },
  ],
  [
    "parent-is-child",
    {
      code: "parent-is-child",
      cause: "The parent is a descendant of the element.",
      remedy: "Choose a parent outside of the branch of the element.",
    },
  ],
  [
    "parent-is-self",
    {
      code: "parent-is-self",
      cause: "An element cannot be its own parent.",
      remedy: "Send another parent, or `null` for a root element.",
    },
  ],
  [
    "part-or-name",
    {
      code: "part-or-name",
      cause: "A BOM entry requires a part or a name.",
      remedy: "Send `part`, or `name` for an entry that is not a part.",
    },
  ],
  [
    "password",
    {
      code: "password",
      cause: "The password does not meet the rules.",
      remedy: "Choose a password that fulfills the rule in the message, such as the minimum length.",
    },
  ],
  [
    "path-too-long",
    {
      code: "path-too-long",
      cause: "The names from the root to the element are too long in total.",
      remedy: "Shorten names on the path, or move the element closer to the root.",
    },
  ],
  [
    "pattern",
    {
      code: "pattern",
      cause: "The text does not match the pattern of the schema.",
      remedy: "Send a text that matches the `pattern` of the property in the schema.",
    },
  ],
  [
    "picture",
    {
      code: "picture",
      cause: "The image cannot be decoded.",
      remedy: "Open the file in an image program, save it again as PNG or JPEG, and upload it.",
    },
  ],
  [
    "positive",
    {
      code: "positive",
      cause: "The number must be greater than 0.",
      remedy: "Send a number greater than 0.",
    },
  ],
  [
    "positive-or-zero",
    {
      code: "positive-or-zero",
      cause: "The number must not be negative.",
      remedy: "Send 0 or a positive number.",
    },
  ],
  [
    "price-of-part",
    {
      code: "price-of-part",
      cause: "A BOM entry with a part uses the prices of its orderdetails.",
      remedy: "Omit `price`, and store the price in the orderdetails of the part.",
    },
  ],
  [
    "quantity-mismatch",
    {
      code: "quantity-mismatch",
      cause: "The number of mount names differs from the quantity.",
      remedy: "Send as many `mountnames` as `quantity`, or none.",
    },
  ],
  [
    "redirect-uri",
    {
      code: "redirect-uri",
      cause: "The redirect URI is not allowed.",
      remedy:
        "Use `https`, `http` on a loopback address, or a scheme of the application, without fragment and user name.",
    },
  ],
  [
    "same-lot",
    {
      code: "same-lot",
      cause: "The source and the target are the same lot.",
      remedy: "Send another lot as the target.",
    },
  ],
  [
    "same-quantity",
    {
      code: "same-quantity",
      cause: "Two prices would have the same minimum quantity.",
      remedy: "Change or delete one of the two prices first.",
    },
  ],
  [
    "several-matches",
    {
      code: "several-matches",
      cause: "Several existing parts or lots match a row of an import.",
      remedy: "Add an IPN or a location to the row, or change the part itself.",
    },
  ],
  [
    "start-over",
    {
      code: "start-over",
      cause: "Changes after the position are no longer available.",
      remedy:
        "Get the current position without `after`, read all lists again, and continue from that position.",
    },
  ],
  [
    "stock-unknown",
    {
      code: "stock-unknown",
      cause: "The amount in the lot is unknown.",
      remedy: "Run a stocktake of the lot first, or use another lot.",
    },
  ],
  [
    "supplier-required",
    {
      code: "supplier-required",
      cause: "An orderdetail requires a supplier.",
      remedy: "Send `supplier`, such as `/api/suppliers/1`.",
    },
  ],
  [
    "svg",
    {
      code: "svg",
      cause: "The SVG file cannot be sanitized.",
      remedy: "Simplify the drawing or convert it to PNG. The message contains the reason.",
    },
  ],
  [
    "timezone",
    {
      code: "timezone",
      cause: "The value is not a time zone.",
      remedy: "Send a name of the IANA database, such as `Europe/Berlin`.",
    },
  ],
  [
    "token",
    {
      code: "token",
      cause: "The value does not have the format of a token.",
      remedy: "Copy the whole token, without spaces and line breaks.",
    },
  ],
  [
    "too-deep",
    {
      code: "too-deep",
      cause: "The tree has too many levels.",
      remedy: "Move the element closer to the root.",
    },
  ],
  [
    "too-few",
    {
      code: "too-few",
      cause: "The list has too few elements.",
      remedy: "Send at least the number of elements in the message.",
    },
  ],
  [
    "too-large",
    {
      code: "too-large",
      cause: "The number is too large.",
      remedy: "Send a number within the limit in the message.",
    },
  ],
  [
    "too-long",
    {
      code: "too-long",
      cause: "The text is too long.",
      remedy: "Shorten the text to the length in the message.",
    },
  ],
  [
    "too-many",
    {
      code: "too-many",
      cause: "There are too many elements.",
      remedy: "Send at most the number of elements in the message. Split the rest into further requests.",
    },
  ],
  [
    "too-many-decimals",
    {
      code: "too-many-decimals",
      cause: "The number has more decimals than the service stores.",
      remedy: "Round the number. The message contains the rounded value.",
    },
  ],
  [
    "too-many-downloads",
    {
      code: "too-many-downloads",
      cause: "The request downloads too many files.",
      remedy: "Distribute the files over several requests.",
    },
  ],
  [
    "too-short",
    {
      code: "too-short",
      cause: "The text is too short.",
      remedy: "Send at least the number of characters in the message.",
    },
  ],
  [
    "too-small",
    {
      code: "too-small",
      cause: "The number is too small.",
      remedy: "Send a number within the limit in the message.",
    },
  ],
  [
    "type",
    {
      code: "type",
      cause: "The value has the wrong JSON type.",
      remedy: 'Send the JSON type of the schema. For example, send `5` instead of `"5"` for a number.',
    },
  ],
  [
    "unique",
    {
      code: "unique",
      cause: "The value is already used by another entity.",
      remedy: "Send another value, or change the entity that uses it.",
    },
  ],
  [
    "unit-required",
    {
      code: "unit-required",
      cause: "SI prefixes require a unit with a symbol.",
      remedy: "Send `unit`, or set `use_si_prefix` to `false`.",
    },
  ],
  [
    "unknown-argument",
    {
      code: "unknown-argument",
      cause: "The MCP tool has no such argument.",
      remedy: "Remove the argument, or use the name that the message suggests.",
    },
  ],
  [
    "unknown-parameter",
    {
      code: "unknown-parameter",
      cause: "The operation has no such query parameter.",
      remedy: "Remove the parameter, or use the name that the message suggests.",
    },
  ],
  [
    "unknown-permission",
    {
      code: "unknown-permission",
      cause: "The permission does not exist.",
      remedy: "Remove it, or correct the name. Names have the form `parts.edit`.",
    },
  ],
  [
    "unknown-property",
    {
      code: "unknown-property",
      cause: "The schema has no such property.",
      remedy: "Remove the property, or use the name that the message suggests.",
    },
  ],
  [
    "url",
    {
      code: "url",
      cause: "The value is not an `http` or `https` URL.",
      remedy: "Send an absolute URL, such as `https://example.com/datasheet.pdf`.",
    },
  ],
  [
    "username",
    {
      code: "username",
      cause: "The user name contains a character other than letters, digits and `. _ + - $ @`.",
      remedy: "Remove all other characters. The name must not start with `@`.",
    },
  ],
  [
    "whole-number",
    {
      code: "whole-number",
      cause: "The part is counted in whole numbers.",
      remedy: "Send a whole number, or use a measurement unit that allows fractions.",
    },
  ],
  [
    "wrong-password",
    {
      code: "wrong-password",
      cause: "The password is wrong.",
      remedy: "Enter the current password of the user.",
    },
  ],
  [
    "wrong-type",
    {
      code: "wrong-type",
      cause: "`_type` differs from the kind of the element.",
      remedy: "Omit `_type`, or send the type of the element.",
    },
  ],
]);
