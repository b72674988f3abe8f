/** The presets of permissions that commands offer. */
import type { Preset } from "../identity/permission-presets.ts";

/** The presets for roles. The others are for the pages that edit permissions. */
export const offeredPresets = ["admin", "editor", "read_only"] as const satisfies readonly Preset[];

export type OfferedPreset = (typeof offeredPresets)[number];
