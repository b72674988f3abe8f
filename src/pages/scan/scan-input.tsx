/** The field for codes, and the camera. The pages Scan and “One after the other” have both. */
import { Icon } from "../site/icon.tsx";
import { usePage } from "../site/page-context.ts";

interface CodeFieldProps {
  readonly value?: string;
  readonly submit: string;
}

/** The field keeps the focus, so that the next scan replaces the code. */
export function CodeField({ value = "", submit }: CodeFieldProps) {
  return (
    <>
      <label for="scan-code">Code</label>
      <div>
        <input
          id="scan-code"
          name="code"
          value={withPictures(value)}
          required
          autofocus
          maxLength={1000}
          autocomplete="off"
          autocapitalize="none"
          autocorrect="off"
          spellcheck={false}
          enterKeyHint="search"
        />
        <button type="submit" class="button">
          <Icon name="search" /> {submit}
        </button>
      </div>
    </>
  );
}

interface CameraProps {
  /** Whether the camera reads further codes after the first one. */
  readonly continues?: boolean;
}

/** The camera and photos of labels. `scan-camera.js` shows this part, which requires scripts. */
export function Camera({ continues = false }: CameraProps) {
  const { asset } = usePage();
  return (
    <div
      class="scan-camera"
      hidden
      data-reader={asset("barcode-reader.js")}
      data-module={asset("barcode-reader.wasm")}
      data-continues={continues ? "" : undefined}
    >
      <div class="actions">
        <button type="button" class="button quiet">
          <Icon name="camera" /> <span>Use camera</span>
        </button>
        <label class="button quiet" for="scan-photo">
          <Icon name="image" /> Photo of a label
          <input id="scan-photo" class="unseen" type="file" accept="image/*" capture="environment" />
        </label>
      </div>
      <video hidden muted playsInline aria-label="Picture of the camera" />
      <p class="hint" role="status" />
    </div>
  );
}

/** The camera of these pages only, and its barcode reader, which is WebAssembly. */
export const cameraResponse = {
  scriptSources: ["'wasm-unsafe-eval'"],
  headers: { "Permissions-Policy": "camera=(self)" },
};

/**
 * Returns the code with control characters as their pictures. The operation also accepts the pictures.
 * @example withPictures("1P5\u001d") // "1P5␝"
 */
export function withPictures(code: string): string {
  return code.replace(/[\0-\u001f]/g, (character) => String.fromCharCode(0x2400 + character.charCodeAt(0)));
}
