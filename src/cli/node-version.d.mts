export function supportedVersions(engines: string): (readonly [major: number, oldestMinor: number])[];
export function unsupportedNode(version: string, engines: string): string | null;
