/** Tests that uploads, downloads and file names are parsed in linear time. */
import { createBase64Decoder } from "../../../src/attachments/base64-decoder.ts";
import { chooseDatasheet } from "../../../src/attachments/datasheet.ts";
import { maximumUrlLength, normalizeExternalUrl } from "../../../src/attachments/external-url.ts";
import { cleanFileName, contentDisposition, storedExtension } from "../../../src/attachments/file-name.ts";
import { sniffMediaType } from "../../../src/attachments/media-type.ts";
import { isPictureUrl } from "../../../src/attachments/picture.ts";
import { isPublicAddress } from "../../../src/outgoing/public-address.ts";
import { newStorageKey } from "../../../src/attachments/new-storage-key.ts";
import { sanitizeSvg } from "../../../src/attachments/svg.ts";
import { createUploadScanner } from "../../../src/attachments/upload-scanner.ts";
import { describeReaders, type Readers } from "./runner.ts";

function decode(text: string): Buffer {
  const decoder = createBase64Decoder();
  for (let at = 0; at < text.length; at += 1000) decoder.push(text.slice(at, at + 1000));
  return decoder.end();
}

function svg(attribute: string, content: string): Buffer {
  const escaped = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" fill="${escaped(attribute)}" style="${escaped(attribute)}">${content}</svg>`,
  );
}

const readers: Readers = {
  base64: (text) => decode(text),
  "prefix of a data URL": (text) => decode(`data:${text};base64,AA==`),
  "upload scanner": (text) => {
    const scanner = createUploadScanner({ handlePrefix: "x", maxRestBytes: 1024 * 1024 });
    scanner.push(
      Buffer.from(`{"upload":{"filename":${JSON.stringify(text)},"data":${JSON.stringify(text)}}}`),
    );
    return scanner.end();
  },
  "attribute of an SVG file": (text) => sanitizeSvg(svg(text, "")),
  "style sheet of an SVG file": (text) => sanitizeSvg(svg("", `<style><![CDATA[${text}]]></style>`)),
  "content of an SVG file": (text) => sanitizeSvg(svg("", text)),
  "file name": (text) => cleanFileName(text),
  "extension of a file": (text) => storedExtension(text, "application/pdf"),
  "Content-Disposition": (text) => contentDisposition("attachment", text),
  "storage key": (text) =>
    newStorageKey(
      { private: false, ownerKind: "part", ownerId: 1, name: text, extension: "txt" },
      "-".repeat(22),
    ),
  "external URL": (text) => normalizeExternalUrl(text),
  "picture URL": (text) => isPictureUrl(text),
  datasheet: (text) =>
    chooseDatasheet([
      { name: text, type: text, external_path: text.slice(0, maximumUrlLength), internal_path: null },
    ]),
  "address of a download": (text) => isPublicAddress(text),
  "media type of a file": (text) => sniffMediaType(Buffer.from(text)),
};

describeReaders(readers);
