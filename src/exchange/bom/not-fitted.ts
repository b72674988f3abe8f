/** Recognizes components that are not fitted ("do not populate"). Columns have either polarity, and values can say it too. */

const notFittedWords =
  /^(?:dnp|dni|dnf|dns|dnl|dnm|nopop|no ?pop|nofit|no ?fit|not ?fitted|not ?populated|not ?placed|not ?mounted|not ?installed|unfitted|unpopulated|do ?not ?(?:fit|populate|place|install|load|stuff|mount)|no ?stuff|no ?load|nicht ?best(?:ü|ue?)ckt|n\.? ?b\.?|non ?mont[ée])$/i;

const yes = /^(?:1|y|yes|true|x|✓|✔|ja|j|oui|si|sí|set|checked|excluded|exclude)$/i;
const no = /^(?:0|n|no|false|nein|non|nee|✗|✘)$/i;

function plain(text: string): string {
  return text.trim().replaceAll(/[_-]+/g, " ");
}

export function isNotFittedWord(text: string): boolean {
  return notFittedWords.test(plain(text));
}

/** Whether a cell of a column such as "DNP" or "Do not place" says that the component is not fitted. */
export function saysNotFitted(text: string): boolean {
  const word = plain(text);
  return yes.test(word) || notFittedWords.test(word) || /^excluded from (?:bom|board)$/i.test(word);
}

/**
 * Whether a cell of a column such as "Populate" or "Fitted" says that the component is not fitted.
 * @param marksFitted whether other cells of the column say that components are fitted, so that an empty one says the
 * contrary
 */
export function saysUnpopulated(text: string, marksFitted: boolean): boolean {
  const word = plain(text);
  if (word === "") return marksFitted;
  return no.test(word) || notFittedWords.test(word);
}

export function saysPopulated(text: string): boolean {
  return (
    yes.test(plain(text)) ||
    /^(?:fitted|populated?|placed?|mounted|loaded|installed|fit|load)$/i.test(plain(text))
  );
}

/** Divides a value such as "10k DNP" into the value and whether it says that the component is not fitted. */
export function splitNotFitted(value: string): { readonly value: string; readonly isNotFitted: boolean } {
  if (isNotFittedWord(value)) return { value: "", isNotFitted: true };
  const words = value.split(/(?<=[\s/,;_(|])|(?=[\s/,;_)|])/);
  const rest = words.filter((word) => !/^(?:dnp|dni|dnf|nopop|nofit|nostuff|noload)$/i.test(word.trim()));
  if (rest.length === words.length) return { value, isNotFitted: false };
  const left = rest
    .join("")
    .replaceAll(/\(\s*\)/g, "")
    .replaceAll(/^[\s/,;_|]+|[\s/,;_|]+$/g, "");
  return { value: left, isNotFitted: true };
}
