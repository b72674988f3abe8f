/** The permission presets that commands accept. */
import type { Preset } from "../identity/permission-presets.ts";

/** Only the presets for roles. The other presets are for the pages that edit permissions. */
export const offeredPresets = ["admin", "editor", "read_only"] as const satisfies readonly Preset[];

export type OfferedPreset = (typeof offeredPresets)[number];
